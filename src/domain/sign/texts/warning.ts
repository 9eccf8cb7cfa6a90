import type { SignText, SignTexts } from '../sign-text';

const triangle = (symbol: string, meaning: string, demand: string): SignText => ({
  look: `Gul triangel med röd ram och ${symbol}.`,
  meaning,
  demand,
});

/** The warning signs. */
export const texts: SignTexts = {
  A1: triangle(
    'en svart pil som böjer av åt ena sidan',
    'Längre fram kommer en kurva som är farlig att ta i den fart du håller.',
    'Sänk farten före kurvan, inte i den. Håll till höger och räkna med att sikten är kort.',
  ),
  A2: triangle(
    'en svart pil som slingrar sig',
    'Flera farliga kurvor följer på varandra. Pilen visar åt vilket håll den första går.',
    'Välj en fart som håller genom alla kurvorna och gasa inte på mellan dem.',
  ),
  A3: triangle(
    'en svart sluttning åt höger med en procentsiffra',
    'En brant backe leder nedåt. Siffran anger hur mycket den lutar.',
    'Växla ned före backen och låt motorn bromsa, så att bromsarna inte blir för varma.',
  ),
  A4: triangle(
    'en svart sluttning som stiger åt höger med en procentsiffra',
    'En brant backe leder uppåt. Siffran anger hur mycket den lutar.',
    'Räkna med långsamma tunga fordon och växla ned i tid.',
  ),
  A5: triangle(
    'två svarta linjer som närmar sig varandra uppåt',
    'Vägen blir smalare. Märket visar från vilken sida, eller att det är från båda.',
    'Sänk farten och se efter mötande. Lämna företräde om ni inte får plats samtidigt.',
  ),
  A6: triangle(
    'två svarta brohalvor som lyfts över vågor',
    'Längre fram finns en bro som kan öppnas, eller en annan farlig bro.',
    'Var beredd på att stanna och följ signaler och bommar vid bron.',
  ),
  A7: triangle(
    'en svart bil som faller från en kant mot vatten',
    'Vägen slutar vid eller går längs en kaj, en färja eller en strand utan skydd.',
    'Sänk farten, särskilt i mörker och halka, så att du kan stanna i tid.',
  ),
  A8: triangle(
    'en svart linje med två gupp bredvid varandra',
    'Vägen är ojämn, till exempel av gropar eller tjälskador.',
    'Sänk farten så att däcken behåller greppet och du kan styra runt det värsta.',
  ),
  A9: triangle(
    'en svart linje med ett enda gupp',
    'Längre fram finns ett farthinder, till exempel ett upphöjt gupp.',
    'Sänk farten före hindret. Här rör sig ofta gående och cyklande.',
  ),
  A10: triangle(
    'en svart bil med slingrande spår efter hjulen',
    'Vägen kan vara slirig, till exempel av väta, is eller löv.',
    'Sänk farten, öka avståndet framåt och undvik häftiga rörelser med ratt, gas och broms.',
  ),
  A11: triangle(
    'en svart bil med stenar bakom hjulen',
    'Löst grus på vägen kan kastas upp av hjulen.',
    'Sänk farten och öka avståndet, även till den du möter eller kör om.',
  ),
  A12: triangle(
    'svarta stenar som faller från en brant',
    'Stenar kan falla ned på vägen eller redan ligga där.',
    'Se efter stenar på körbanan, sänk farten och stanna inte nedanför branten i onödan.',
  ),
  A13: triangle(
    'en svart gående figur på svarta ränder',
    'Längre fram finns ett övergångsställe.',
    'Sänk farten och var beredd att stanna. Vid ett obevakat övergångsställe har du väjningsplikt mot den som går ut eller just ska gå ut.',
  ),
  A14: triangle(
    'en svart vuxen och ett barn som går',
    'Gående finns ofta på eller vid vägen.',
    'Sänk farten och håll stort avstånd i sidled när du passerar.',
  ),
  A15: triangle(
    'två svarta barn som springer',
    'Barn vistas ofta här, till exempel vid en skola, lekplats eller fritidsgård.',
    'Håll låg fart och räkna med att barn kan springa ut utan att se sig för.',
  ),
  A16: triangle(
    'en svart figur på cykel',
    'Cyklande och mopedförare korsar eller kommer ut på vägen.',
    'Sänk farten och se åt båda hållen efter cyklande, också bakåt när du ska svänga.',
  ),
  A17: triangle(
    'en svart figur på skidor',
    'Ett skidspår korsar eller går nära vägen.',
    'Sänk farten och var beredd att stanna. Den som åker skidor har svårt att bromsa snabbt.',
  ),
  A18: triangle(
    'en svart häst med ryttare',
    'Ridande korsar eller finns på vägen.',
    'Passera sakta och med stort avstånd. Rusa inte motorn och tuta inte, så att hästen blir skrämd.',
  ),
  A19: triangle(
    'ett svart djur',
    'Djur passerar ofta vägen här. Märket visar vilket slags djur det brukar vara.',
    'Sänk farten och sök av vägkanterna, mest i gryning och skymning. Ser du ett djur kommer det ofta fler.',
  ),
  A20: triangle(
    'en svart figur som gräver med spade',
    'Arbete pågår på eller vid vägen.',
    'Sänk farten, följ de tillfälliga märkena och räkna med personal och maskiner på vägen.',
  ),
  A22: triangle(
    'ett svart rektangulärt hus med rött, gult och grönt ljus',
    'Längre fram finns en trafiksignal som kan vara svår att se i tid.',
    'Sänk farten och var beredd på att signalen visar rött eller att det står kö framför den.',
  ),
  A23: triangle(
    'ett svart flygplan',
    'Flygplan startar eller landar lågt över vägen.',
    'Låt dig inte överraskas av ljudet eller synen. Håll blicken på vägen.',
  ),
  A24: triangle(
    'en svart vindstrut som står rakt ut',
    'Stark vind från sidan är vanlig här, till exempel på en bro eller vid en öppning i skogen.',
    'Sänk farten, håll stadigt i ratten och se upp extra med släp, takbox eller husvagn.',
  ),
  A25: triangle(
    'två svarta pilar bredvid varandra, den ena uppåt och den andra nedåt',
    'Från och med nu möter du trafik, till exempel där en enkelriktad väg eller skilda körbanor slutar.',
    'Håll till höger och räkna med möten.',
  ),
  A26: triangle(
    'en svart valvöppning',
    'Längre fram kommer en tunnel.',
    'Tänd halvljuset om det inte är på, ta av solglasögon och håll avståndet när ljuset växlar.',
  ),
  A27: triangle(
    'en svart bil som lutar vid en kant',
    'Vägkanten är svag eller körbanans kant hög, till exempel när ny beläggning läggs.',
    'Kör inte ut på kanten. Stanna inte vid sidan av vägen om du inte måste.',
  ),
  A28: triangle(
    'ett svart kors med lika breda armar',
    'En vägkorsning kommer. Inget av vägmärkena där ger någon företräde.',
    'Sänk farten. I korsningen gäller högerregeln om inget annat anges.',
  ),
  A29: triangle(
    'ett svart kors vars lodräta arm är bredare än den vågräta',
    'En vägkorsning kommer där de som kommer från den anslutande vägen har väjningsplikt eller stopplikt.',
    'Du har företräde, men se ändå efter om de på sidovägen verkar ha sett dig.',
  ),
  A30: triangle(
    'tre svarta pilar som följer varandra i en ring',
    'En cirkulationsplats kommer.',
    'Sänk farten, välj körfält efter vart du ska och var beredd att väja för dem som är inne i cirkulationen.',
  ),
  A31: triangle(
    'en svart traktor',
    'Långsamma fordon är vanliga på vägen.',
    'Räkna med stora skillnader i fart och kör om bara där du har fri sikt.',
  ),
  A33: triangle(
    'en svart snöskoter',
    'Terrängskotrar korsar eller kör nära vägen.',
    'Sänk farten och var beredd på att en skoter kan komma snabbt från sidan.',
  ),
  A34: triangle(
    'tre svarta bilar i rad efter varandra',
    'Det är risk för kö längre fram.',
    'Sänk farten, öka avståndet och varna dem bakom med varningsblinkers om du måste stanna tvärt.',
  ),
  A35: triangle(
    'ett svart staket',
    'En järnvägskorsning med bommar kommer.',
    'Sänk farten. Stanna när det ringer, blinkar rött eller bommarna rör sig, och kör aldrig in om du inte kan köra ut.',
  ),
  A36: triangle(
    'ett svart ånglok',
    'En järnvägskorsning utan bommar kommer. Där kan det ändå finnas ljus- eller ljudsignal.',
    'Sänk farten, se och lyssna efter tåg åt båda hållen, och kör bara när du är säker.',
  ),
  A37: triangle(
    'en svart spårvagn sedd framifrån',
    'En korsning med spårväg utan bommar kommer.',
    'Sänk farten och se efter spårvagnar åt båda hållen. De kan inte väja och bromsar långsamt.',
  ),
  A38: {
    look: 'Smal stående gul tavla med röd ram och sneda röda streck.',
    meaning:
      'Tavlor i rad räknar ned avståndet till en plankorsning. Den med flest streck står längst bort.',
    demand: 'Sänk farten för varje tavla, så att du kan stanna före korsningen.',
  },
  A39: {
    look: 'Två gula armar med röda kanter som ligger i kors.',
    meaning: 'Märket står alldeles intill en korsning med järnväg eller spårväg.',
    demand: 'Väj för tåg och spårvagnar. Måste du stanna, gör det på säkert avstånd före spåret.',
  },
  A40: triangle(
    'ett lodrätt svart streck som smalnar av nedåt',
    'En fara som inget annat märke visar. Vilken det är står oftast på en tavla under märket.',
    'Läs tavlan, sänk farten och var uppmärksam tills faran är förbi.',
  ),
};
