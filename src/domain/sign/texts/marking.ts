import type { SignTexts } from '../sign-text';

/** The road markings. */
export const texts: SignTexts = {
  M1: {
    meaning: 'Linjen skiljer körfält åt. Du får korsa den.',
    demand: 'Byt körfält eller kör om bara när du varken hindrar eller stör.',
  },
  M2: {
    meaning: 'Linjen visar var körbanan slutar. Streckad får den korsas, heldragen i regel inte.',
  },
  M3: {
    meaning:
      'Linjen varnar: det är olämpligt att köra över den, till exempel för att sikten är kort.',
    demand: 'Kör om bara om du är helt säker på att hinna.',
  },
  M4: {
    meaning: 'Linjen leder dig rätt genom en korsning som är svår att läsa.',
    demand: 'Följ linjen så att du hamnar i rätt körfält.',
  },
  M5: {
    meaning: 'Linjen skiljer ett cykelfält från ett annat körfält.',
    demand: 'Kör inte i cykelfältet. När du korsar det får du inte hindra cyklande.',
  },
  M6: {
    meaning: 'Linjen skiljer ett körfält för linjetrafik från ett annat körfält.',
    demand: 'Håll dig utanför fältet om du inte får köra där.',
  },
  M7: {
    meaning: 'Linjerna omger ett körfält som används omväxlande åt båda håll.',
    demand: 'Följ signalerna över körfältet: de visar åt vilket håll det är öppet.',
  },
  M8: {
    meaning: 'Du får inte köra över linjen med något hjul.',
    demand:
      'Undantag finns, till exempel om det behövs för att passera ett hinder eller komma till en fastighet, och då med särskild försiktighet.',
  },
  M9: {
    meaning: 'Fältet får fordon inte köras på.',
    demand:
      'Kör runt fältet. Du får köra över det bara om det behövs, till exempel för att passera ett hinder på vägen, och då med särskild försiktighet.',
  },
  M10: {
    meaning:
      'Vanlig streckad linje på ena sidan, heldragen på den andra: den som ligger närmast dig gäller.',
    demand: 'Har du den obrutna närmast får du inte korsa. Har du den streckade närmast får du.',
  },
  M11: {
    meaning:
      'Varningslinje på ena sidan, heldragen på den andra: den som ligger närmast dig gäller.',
    demand: 'Har du varningslinjen närmast är det tillåtet men olämpligt att korsa.',
  },
  M12: {
    meaning: 'Den ena sidan har en vanlig mittlinje, den andra en varningslinje.',
    demand: 'Har du de långa strecken närmast är det olämpligt att köra över.',
  },
  M13: {
    meaning: 'Linjen visar var du ska stanna vid stopplikt, rött ljus eller plankorsning.',
    demand: 'Stanna före linjen, inte på den.',
  },
  M14: {
    meaning: 'Linjen visar var du bör stanna eller vänta när du har väjningsplikt.',
    demand: 'Sänk farten i god tid och vänta före trianglarna om det behövs.',
  },
  M15: {
    meaning: 'Här är ett övergångsställe för gående.',
    demand:
      'Väj för gående som har gått ut eller just ska gå ut, om övergångsstället är obevakat. Stanna eller parkera inte på det eller inom tio meter före.',
  },
  M16: {
    meaning:
      'Här korsar en cykelbana vägen. Det är en cykelöverfart bara om märket för det också finns.',
    demand:
      'Vid en cykelpassage anpassar du farten så att ingen cyklist hamnar i fara. Vid en överfart har du väjningsplikt.',
  },
  M17: { meaning: 'Här är ett farthinder.', demand: 'Kör över det långsamt.' },
  M17a: {
    meaning: 'Mellan linjerna väntar cyklande på grönt, framför bilarna.',
    demand: 'Stanna före den första linjen och håll rutan fri.',
  },
  M18: {
    meaning: 'Du närmar dig en plats där du har väjningsplikt eller stopplikt.',
    demand: 'Sänk farten redan nu.',
  },
  M19: {
    meaning: 'Pilarna visar vart körfältet leder i nästa korsning.',
    demand: 'Är fältet omgivet av heldragna linjer måste du köra dit pilarna visar.',
  },
  M20: {
    meaning: 'Du bör snart byta körfält åt det håll pilen visar.',
    demand: 'Se efter i speglarna och döda vinkeln, blinka och byt i god tid.',
  },
  M21: {
    meaning: 'Det är förbjudet att stanna och parkera här.',
    demand: 'Stanna bara om trafiken kräver det.',
  },
  M22: {
    meaning:
      'Det är förbjudet att parkera här, men du får stanna för på- och avstigning eller lastning.',
    demand: 'Stå inte kvar längre än det behövs.',
  },
  M23: {
    meaning: 'Linjen förstärker ett förbud att stanna eller parkera, ofta vid en hållplats.',
    demand: 'Håll platsen fri.',
  },
  M24: {
    meaning: 'Rutorna visar hur fordon ska ställas upp.',
    demand: 'Håll dig innanför linjerna när du parkerar.',
  },
  M25: { meaning: 'Symbolen och pilen visar en lämplig väg för gående eller cyklande.' },
  M26: {
    meaning: 'Banan, fältet eller platsen är till för cyklande.',
    demand: 'Kör inte bil där.',
  },
  M27: { meaning: 'Banan eller delen av den är till för gående.' },
  M28: {
    meaning: 'Körfältet eller platsen är till för buss.',
    demand: 'Kör eller stanna inte där om du inte har rätt till det.',
  },
  M29: {
    meaning: 'Siffran påminner om hastighetsgränsen.',
    demand: 'Håll gränsen som märkena anger.',
  },
  M30: {
    meaning: 'Siffran visar numret på den väg som körfältet leder till.',
    demand: 'Välj det körfält som bär din vägs nummer.',
  },
  M32: {
    meaning: 'Markeringen förstärker att du har stopplikt.',
    demand: 'Stanna helt vid stopplinjen.',
  },
  M33: {
    meaning: 'Platsen är till för den som har parkeringstillstånd för rörelsehindrad.',
    demand: 'Parkera inte här utan tillstånd.',
  },
};
