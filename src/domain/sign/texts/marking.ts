import type { SignText, SignTexts } from '../sign-text';

const painted = (marks: string, meaning: string, demand?: string): SignText => ({
  look: `Väg uppifrån med ${marks}.`,
  meaning,
  ...(demand !== undefined && { demand }),
});

/** The road markings. */
export const texts: SignTexts = {
  M1: painted(
    'korta vita streck och långa mellanrum mitt på',
    'Linjen skiljer körfält åt. Du får korsa den.',
    'Byt körfält eller kör om bara när du varken hindrar eller stör.',
  ),
  M2: painted(
    'vita streck längs vägens kant',
    'Linjen visar var körbanan slutar. Streckad får den korsas, heldragen i regel inte.',
  ),
  M3: painted(
    'långa vita streck och korta mellanrum mitt på',
    'Linjen varnar: det är olämpligt att köra över den, till exempel för att sikten är kort.',
    'Kör om bara om du är helt säker på att hinna.',
  ),
  M4: painted(
    'korta streck i en båge genom en korsning',
    'Linjen leder dig rätt genom en korsning som är svår att läsa.',
    'Följ linjen så att du hamnar i rätt körfält.',
  ),
  M5: painted(
    'korta täta streck och en cykel vid sidan',
    'Linjen skiljer ett cykelfält från ett annat körfält.',
    'Kör inte i cykelfältet. När du korsar det får du inte hindra cyklande.',
  ),
  M6: painted(
    'korta breda streck och ordet BUSS vid sidan',
    'Linjen skiljer ett körfält för linjetrafik från ett annat körfält.',
    'Håll dig utanför fältet om du inte får köra där.',
  ),
  M7: painted(
    'två streckade linjer bredvid varandra',
    'Linjerna omger ett körfält som används omväxlande åt båda håll.',
    'Följ signalerna över körfältet: de visar åt vilket håll det är öppet.',
  ),
  M8: painted(
    'en obruten vit linje mitt på',
    'Linjen får du inte korsa eller köra på med något hjul.',
    'Undantag finns, till exempel om det behövs för att passera ett hinder eller komma till en fastighet, och då med särskild försiktighet.',
  ),
  M9: painted(
    'ett inramat fält med sneda vita streck',
    'Fältet får fordon inte köras på.',
    'Kör runt fältet. Du får passera bara om det behövs, till exempel för ett hinder på vägen.',
  ),
  M10: painted(
    'korta streck till vänster om en obruten linje',
    'Den linje som ligger närmast dig gäller för dig.',
    'Har du den obrutna närmast får du inte korsa. Har du den streckade närmast får du.',
  ),
  M11: painted(
    'långa streck till vänster om en obruten linje',
    'Varningslinje på ena sidan, heldragen på den andra: den som ligger närmast dig gäller.',
    'Har du varningslinjen närmast är det tillåtet men olämpligt att korsa.',
  ),
  M12: painted(
    'korta streck till vänster om långa streck',
    'Den ena sidan har en vanlig mittlinje, den andra en varningslinje.',
    'Har du de långa strecken närmast är det olämpligt att köra över.',
  ),
  M13: painted(
    'en bred vit linje tvärs över det högra körfältet',
    'Linjen visar var du ska stanna vid stopplikt, rött ljus eller plankorsning.',
    'Stanna före linjen, inte på den.',
  ),
  M14: painted(
    'vita trianglar i rad tvärs över det högra körfältet',
    'Linjen visar var du bör stanna eller vänta när du har väjningsplikt.',
    'Sänk farten i god tid och vänta före trianglarna om det behövs.',
  ),
  M15: painted(
    'breda vita ränder i färdriktningen',
    'Här är ett övergångsställe för gående.',
    'Väj för gående som gått ut eller just ska gå ut, om övergångsstället är obevakat. Parkera inte inom tio meter före.',
  ),
  M16: painted(
    'två rader vita kvadrater tvärs över',
    'Här korsar en cykelbana vägen. Det är en cykelöverfart bara om märket för det också finns.',
    'Vid en cykelpassage anpassar du farten så att ingen cyklist hamnar i fara. Vid en överfart har du väjningsplikt.',
  ),
  M17: painted('ett rutmönster tvärs över', 'Här är ett farthinder.', 'Kör över det långsamt.'),
  M17a: painted(
    'två linjer tvärs över och en cykel emellan',
    'Mellan linjerna väntar cyklande på grönt, framför bilarna.',
    'Stanna före den första linjen och håll rutan fri.',
  ),
  M18: painted(
    'en stor vit triangel med spetsen mot dig',
    'Du närmar dig en plats där du har väjningsplikt eller stopplikt.',
    'Sänk farten redan nu.',
  ),
  M19: painted(
    'vita pilar i körfältet',
    'Pilarna visar vart körfältet leder i nästa korsning.',
    'Är fältet omgivet av heldragna linjer måste du köra dit pilarna visar.',
  ),
  M20: painted(
    'en vit pil som viker av åt vänster',
    'Du bör eller måste snart byta körfält åt det håll pilen visar.',
    'Se efter i spegel och döda vinkeln, blinka och byt i tid.',
  ),
  M21: painted(
    'en obruten gul linje längs kanten',
    'Det är förbjudet att stanna och parkera här.',
    'Stanna bara om trafiken kräver det.',
  ),
  M22: painted(
    'en streckad gul linje längs kanten',
    'Det är förbjudet att parkera här, men du får stanna för på- och avstigning eller lastning.',
    'Stå inte kvar längre än det behövs.',
  ),
  M23: painted(
    'en gul linje i sicksack längs kanten',
    'Linjen förstärker ett förbud att stanna eller parkera, ofta vid en hållplats.',
    'Håll platsen fri.',
  ),
  M24: painted(
    'vita linjer som ramar in rutor vid kanten',
    'Rutorna visar hur fordon ska ställas upp.',
    'Håll dig innanför linjerna när du parkerar.',
  ),
  M25: painted(
    'en cykel och en pil',
    'Symbolen och pilen visar åt vilket håll gående eller cyklande ska färdas.',
  ),
  M26: painted(
    'en stor cykel',
    'Banan, fältet eller platsen är till för cyklande.',
    'Kör inte bil där.',
  ),
  M27: painted('en gående figur', 'Banan eller delen av den är till för gående.'),
  M28: painted(
    'ordet BUSS',
    'Körfältet eller platsen är till för buss.',
    'Stanna eller kör inte där om det inte är tillåtet.',
  ),
  M29: painted(
    'en siffra som följer hastighetsmärkena',
    'Siffran påminner om hastighetsgränsen.',
    'Håll gränsen som märkena anger.',
  ),
  M30: painted(
    'ett tvåsiffrigt vägnummer',
    'Siffran visar vilket vägnummer körfältet leder till.',
    'Välj det körfält som bär din vägs nummer.',
  ),
  M32: painted(
    'ordet STOP',
    'Markeringen förstärker att du har stopplikt.',
    'Stanna helt vid stopplinjen.',
  ),
  M33: painted(
    'en rullstol',
    'Platsen är till för den som har parkeringstillstånd för rörelsehindrad.',
    'Parkera inte här utan tillstånd.',
  ),
};
