import { Section } from './legal-page';

/** What is stored, why, and on which ground (article 6.1 of the GDPR). */
const kinds = [
  {
    what: 'Konto',
    details:
      'E-postadress, namn, hur du loggar in och när du senast gjorde det. Lösenordet hanteras av Firebase i skyddad form, och vi kan inte se det. Loggar du in med Google får vi namn, e-postadress och länken till din profilbild därifrån.',
    why: 'För att du ska kunna logga in.',
    ground: 'Avtalet med dig (artikel 6.1 b)',
  },
  {
    what: 'Profil och åtkomst',
    details:
      'Namn, e-postadress, när kontot skapades, när du godkände villkoren, om kontot är aktivt, gratis minuter och hur länge din åtkomst gäller.',
    why: 'För att ge dig det du har köpt eller fått.',
    ground: 'Avtalet med dig (artikel 6.1 b)',
  },
  {
    what: 'Svar och framsteg',
    details:
      'Vilka frågor du har svarat på, vad du svarade, när, om det var rätt, och resultat av övningar och prov. Din plan, och den chans att klara provet som vi räknade ut dagen före.',
    why: 'För att visa hur det går för dig, på alla dina enheter.',
    ground: 'Avtalet med dig (artikel 6.1 b)',
  },
  {
    what: 'Frågestatistik',
    details:
      'Vad du svarade första gången på varje fråga, om det var rätt och hur många sekunder det tog, men inte när. Underlaget ligger under ditt kontos id, utan namn. När vi räknar läggs det ihop med andras, och i siffrorna finns inget som säger vem som har svarat. Siffror visas bara för frågor som minst 30 har svarat på. Du kan säga nej på Min Sida, och då tas dina svar bort ur underlaget.',
    why: 'För att hitta frågor som är otydliga, fel eller för lätta att gissa.',
    ground: 'Vårt berättigade intresse av bra frågor (artikel 6.1 f)',
  },
  {
    what: 'Resultat av riktiga prov',
    details:
      'Om du berättar det: provdag, godkänd eller underkänd, poäng om du fyller i dem, och den chans som vi räknade ut för dagen före provet.',
    why: 'För din plan och, om du säger ja till det, för att se hur väl chansen stämmer, tillsammans med andras och utan ditt namn.',
    ground: 'Ditt samtycke (artikel 6.1 a)',
  },
  {
    what: 'Felrapporter',
    details: 'Vilken fråga du har rapporterat, vad du tycker är fel och när.',
    why: 'För att rätta frågorna.',
    ground: 'Vårt berättigade intresse av att frågorna är rätt (artikel 6.1 f)',
  },
  {
    what: 'Anteckningar',
    details: 'Det supporten skriver upp om ditt ärende, vem som skrev det och när.',
    why: 'För att kunna hjälpa dig utan att du behöver börja om.',
    ground: 'Vårt berättigade intresse av att ge dig stöd (artikel 6.1 f)',
  },
  {
    what: 'Köp',
    details:
      'Vad du köpte, pris, moms, rabattkod, betalsätt, referens, datum och status. I bokföringen står också ditt namn och din e-postadress. När du betalar ser vi också det som följer med betalningen, till exempel namn och telefonnummer i Swish.',
    why: 'För att ta emot betalningen, ge kvitto, hantera ångrade köp och föra bok.',
    ground: 'Avtalet med dig och bokföringslagen (artikel 6.1 b och 6.1 c)',
  },
  {
    what: 'Utskick',
    details: 'Om du har sagt ja till tips och erbjudanden via e-post.',
    why: 'För att bara skriva till dem som vill det.',
    ground: 'Ditt samtycke (artikel 6.1 a)',
  },
  {
    what: 'Tekniska uppgifter',
    details: 'IP-adress och uppgifter om webbläsaren, som följer med när du använder tjänsten.',
    why: 'För att hålla tjänsten igång och stoppa missbruk.',
    ground: 'Vårt berättigade intresse av en säker tjänst (artikel 6.1 f)',
  },
  {
    what: 'Tekniska felmeddelanden',
    details:
      'När något går fel i programmet skickas felets text, sidans slag, programmets version, webbläsarens namn och när det hände. Adresser, namn och id tas bort innan. Har du loggat in räknas felet under ett kontrolltal som byts varje dag.',
    why: 'För att hitta och rätta fel.',
    ground: 'Vårt berättigade intresse av en tjänst som fungerar (artikel 6.1 f)',
  },
  {
    what: 'E-post till oss',
    details: 'Din adress och det du skriver.',
    why: 'För att kunna svara och hjälpa dig.',
    ground: 'Vårt berättigade intresse av att ge dig stöd (artikel 6.1 f)',
  },
] as const;

/** Which personal data are stored, kind by kind. */
export function StoredData() {
  return (
    <Section heading="Vad vi sparar, varför och med vilken rätt">
      <ul className="divide-y divide-border">
        {kinds.map(({ what, details, why, ground }) => (
          <li key={what} className="grid gap-1 py-4 first:pt-0 last:pb-0">
            <h3 className="font-semibold">{what}</h3>
            <p>{details}</p>
            <p>{why}</p>
            <p className="text-sm text-muted-foreground">Rättslig grund: {ground}.</p>
          </li>
        ))}
      </ul>
      <p>
        Namn och e-postadress behövs för att ha ett konto. Vi fattar inga automatiska beslut om dig
        som har rättslig betydelse. Artiklarna hör till EU:s dataskyddsförordning (GDPR).
      </p>
    </Section>
  );
}
