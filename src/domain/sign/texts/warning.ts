import type { SignTexts } from '../sign-text';

/** The warning signs. */
export const texts: SignTexts = {
  A1: {
    meaning: 'Längre fram kommer en farlig kurva. Pilen visar åt vilket håll den går.',
    demand:
      'Sänk farten före kurvan, inte i den. Håll till höger och räkna med att sikten är kort.',
  },
  A2: {
    meaning: 'Flera farliga kurvor följer på varandra. Pilen visar åt vilket håll den första går.',
    demand: 'Välj en fart som håller genom alla kurvorna och gasa inte på mellan dem.',
  },
  A3: {
    meaning: 'En brant backe leder nedåt. Siffran anger hur mycket den lutar.',
    demand: 'Växla ned före backen och låt motorn bromsa, så att bromsarna inte blir för varma.',
  },
  A4: {
    meaning: 'En brant backe leder uppåt. Siffran anger hur mycket den lutar.',
    demand: 'Räkna med långsamma tunga fordon och växla ned i tid.',
  },
  A5: {
    meaning: 'Vägen blir smalare. Märket visar från vilken sida, eller att det är från båda.',
    demand: 'Sänk farten och se efter mötande. Vänta om ni inte får plats samtidigt.',
  },
  A6: {
    meaning: 'Längre fram finns en bro som kan öppnas.',
    demand: 'Var beredd på att stanna och följ signaler och bommar vid bron.',
  },
  A7: {
    meaning: 'Vägen slutar vid vatten, till exempel vid en kaj eller ett färjeläge.',
    demand: 'Sänk farten, särskilt i mörker och halka, så att du kan stanna i tid.',
  },
  A8: {
    meaning: 'Vägen är ojämn, till exempel av gropar eller tjälskador.',
    demand: 'Sänk farten så att däcken behåller greppet och du kan styra runt det värsta.',
  },
  A9: {
    meaning: 'Längre fram finns ett gupp eller en grop som har byggts för att sänka farten.',
    demand: 'Sänk farten i god tid före hindret. Ofta rör sig gående och cyklande här.',
  },
  A10: {
    meaning: 'Vägen kan vara slirig, till exempel när den är våt.',
    demand:
      'Sänk farten, öka avståndet framåt och undvik häftiga rörelser med ratt, gas och broms.',
  },
  A11: {
    meaning: 'Löst grus på vägen kan kastas upp av hjulen.',
    demand: 'Sänk farten och öka avståndet, även till den du möter eller kör om.',
  },
  A12: {
    meaning: 'Stenar kan falla ned på vägen eller redan ligga där.',
    demand: 'Se efter stenar på körbanan, sänk farten och stanna inte nedanför branten i onödan.',
  },
  A13: {
    meaning: 'Längre fram finns ett övergångsställe.',
    demand:
      'Sänk farten och var beredd att stanna. Vid ett obevakat övergångsställe har du väjningsplikt mot den som har gått ut eller just ska gå ut.',
  },
  A14: {
    meaning: 'Gående finns ofta på eller vid vägen.',
    demand: 'Sänk farten och håll stort avstånd i sidled när du passerar.',
  },
  A15: {
    meaning: 'Barn vistas ofta här, till exempel vid en skola, lekplats eller fritidsgård.',
    demand: 'Håll låg fart och räkna med att barn kan springa ut utan att se sig för.',
  },
  A16: {
    meaning: 'Cyklande och mopedförare korsar vägen eller kör ut på den.',
    demand: 'Sänk farten och se åt båda hållen efter cyklande, också bakåt när du ska svänga.',
  },
  A17: {
    meaning: 'Ett skidspår korsar eller går nära vägen.',
    demand:
      'Sänk farten och var beredd att stanna. Den som åker skidor har svårt att bromsa snabbt.',
  },
  A18: {
    meaning: 'Ridande korsar eller finns på vägen.',
    demand:
      'Passera sakta och med stort avstånd. Rusa inte motorn och tuta inte – hästen kan bli skrämd.',
  },
  A19: {
    meaning: 'Djur passerar ofta vägen här. Märket visar vilket slags djur det brukar vara.',
    demand:
      'Sänk farten och sök av vägkanterna, särskilt i gryning och skymning. Ser du ett djur kommer det ofta fler.',
  },
  A20: {
    meaning: 'Arbete pågår på eller vid vägen.',
    demand:
      'Sänk farten, följ de tillfälliga märkena och räkna med personal och maskiner på vägen.',
  },
  A22: {
    meaning: 'Längre fram finns en trafiksignal.',
    demand:
      'Sänk farten och var beredd på att signalen visar rött eller att det står kö framför den.',
  },
  A23: {
    meaning: 'Flygplan kan passera lågt över vägen.',
    demand: 'Låt dig inte överraskas av ljudet eller synen. Håll blicken på vägen.',
  },
  A24: {
    meaning:
      'Stark vind från sidan är vanlig här, till exempel på en bro eller vid en öppning i skogen.',
    demand: 'Sänk farten, håll stadigt i ratten och se upp extra med släp, takbox eller husvagn.',
  },
  A25: {
    meaning:
      'Längre fram börjar en sträcka där du möter trafik, till exempel där en enkelriktad väg slutar.',
    demand: 'Håll till höger och räkna med möten.',
  },
  A26: {
    meaning: 'Längre fram kommer en tunnel.',
    demand:
      'Tänd halvljuset om det inte är på, ta av solglasögon och håll avståndet när ljuset växlar.',
  },
  A27: {
    meaning: 'Vägkanten är svag eller körbanans kant hög, till exempel när ny beläggning läggs.',
    demand: 'Kör inte ut på kanten. Stanna inte vid sidan av vägen om du inte måste.',
  },
  A28: {
    meaning: 'En vägkorsning där högerregeln gäller kommer.',
    demand: 'Sänk farten och var beredd på att väja för fordon från höger.',
  },
  A29: {
    meaning:
      'En vägkorsning kommer där de som kommer från den anslutande vägen har väjningsplikt eller stopplikt.',
    demand: 'De andra ska väja för dig, men se ändå efter att de har sett dig.',
  },
  A30: {
    meaning: 'En cirkulationsplats kommer.',
    demand:
      'Sänk farten, välj körfält efter vart du ska och var beredd att väja för dem som är inne i cirkulationen.',
  },
  A31: {
    meaning: 'Långsamma fordon är vanliga på vägen.',
    demand: 'Räkna med stora skillnader i fart och kör om bara där du har fri sikt.',
  },
  A33: {
    meaning: 'Terrängskotrar korsar eller kör nära vägen.',
    demand: 'Sänk farten och var beredd på att en skoter kan komma snabbt från sidan.',
  },
  A34: {
    meaning: 'Det är risk för kö längre fram.',
    demand:
      'Sänk farten, öka avståndet och varna dem bakom med varningsblinkers om du måste stanna tvärt.',
  },
  A35: {
    meaning: 'En järnvägskorsning med bommar kommer.',
    demand:
      'Sänk farten. Stanna när det ringer, blinkar rött eller bommarna rör sig, och kör aldrig in om du inte kan köra ut.',
  },
  A36: {
    meaning:
      'En järnvägskorsning utan bommar kommer. Där kan det ändå finnas ljus- eller ljudsignal.',
    demand: 'Sänk farten, se och lyssna efter tåg åt båda hållen, och kör bara när du är säker.',
  },
  A37: {
    meaning: 'En korsning med spårväg utan bommar kommer.',
    demand:
      'Sänk farten och se efter spårvagnar åt båda hållen. De kan inte väja undan och har lång bromssträcka.',
  },
  A38: {
    meaning:
      'Tavlor i rad räknar ned avståndet till en plankorsning. Den med flest streck står längst bort.',
    demand: 'Sänk farten för varje tavla, så att du kan stanna före korsningen.',
  },
  A39: {
    meaning: 'Märket står alldeles intill en korsning med järnväg eller spårväg.',
    demand: 'Väj för tåg och spårvagnar. Måste du stanna, gör det på säkert avstånd före spåret.',
  },
  A40: {
    meaning:
      'En fara som inget annat märke visar. Vilken det är står oftast på en tavla under märket.',
    demand: 'Läs tavlan, sänk farten och var uppmärksam tills faran är förbi.',
  },
};
