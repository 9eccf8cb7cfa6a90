import { questionCounts } from 'virtual:content/question-counts';

import { company } from '../../config/company';
import { standardOffer } from '../../domain/purchase/standard-offer';
import { formatKronor, formatNumber } from '../../lib/format';

/**
 * Something only the operator can know to be true. Until it is confirmed, `until` is what the page says: the same place,
 * without the claim (docs/decisions/0010-claims.md).
 */
interface Claim<T> {
  confirmedByOperator: boolean;
  claim: T;
  until: T;
}

function say<T>({ confirmedByOperator, claim, until }: Claim<T>): T {
  return confirmedByOperator ? claim : until;
}

interface Text {
  title: string;
  text: string;
}

const { full, tests } = standardOffer;
const months = String(full.months);

/** Questions in the bank, counted when the page was built. */
export const questionTotal = Object.values(questionCounts).reduce((sum, count) => sum + count, 0);

/** The specification's '1000+', once it is true; until then the number itself. */
export function questionClaim(total: number): string {
  return total >= 1000 ? `${String(Math.floor(total / 1000) * 1000)}+` : formatNumber(total);
}

const passRate: Claim<{ value: string; label: string }> = {
  confirmedByOperator: false,
  claim: { value: '95 %', label: 'klarar provet' },
  until: { value: '95 %', label: 'godkända är vårt mål' },
};

export const statistics = [
  say(passRate),
  { value: questionClaim(questionTotal), label: 'frågor med förklaring' },
  // each test is drawn anew, so there is no end to them
  { value: '50+', label: 'övningsprov att skriva' },
  { value: months, label: 'månaders åtkomst' },
] as const;

export const features = [
  {
    illustration: 'question-bank',
    title: 'Frågebank',
    text: `${formatNumber(questionTotal)} frågor, skrivna för Teoriklar utifrån lagen och kursplanerna och ordnade i kategorier. Du ser hela tiden hur långt du har kommit i var och en.`,
  },
  {
    illustration: 'mock-test',
    title: 'Realistiska teoriprov',
    text: 'Klockan, antalet frågor och gränsen för godkänt är som på det riktiga provet. Efteråt får du resultat område för område, och en förklaring till varje fråga.',
  },
  {
    illustration: 'four-months',
    title: `${months} månaders åtkomst`,
    text: `${formatKronor(full.price)}, en gång. Ingen prenumeration att säga upp. Vill du bara skriva teoriprov kostar det ${formatKronor(tests.price)}.`,
  },
  {
    illustration: 'feedback',
    title: 'Direkt återkoppling',
    text: 'Efter varje svar får du veta varför det är rätt, varför det andra lockade, och vilken regel det vilar på.',
  },
] as const;

export const steps: readonly Text[] = [
  {
    title: 'Registrera dig och köp',
    text: 'Skapa ett konto, prova, och betala en gång med Swish eller kort när du har bestämt dig.',
  },
  {
    title: 'Öva och lär dig',
    text: 'Ta en kategori i taget. Dina svar sparas i mobilen, även när nätet försvinner i tunneln.',
  },
  {
    title: 'Klara provet',
    text: 'Skriv teoriprov tills resultatet håller. Boka sedan det riktiga provet hos Trafikverket.',
  },
];

/** In the place of testimonials, until there are customers who have left some (docs/decisions/0010-claims.md). */
export const uses = [
  {
    title: 'På bussen',
    text: 'Tio minuter räcker till tjugo frågor. Svaren sparas i mobilen, och varje fel får en förklaring.',
    licence: 'B-kort',
  },
  {
    title: 'Inför ett nytt yrke',
    text: 'Lagtexten är det svåra. Därför står källan under varje svar, så att du kan slå upp regeln själv.',
    licence: 'Taxi-kort',
  },
  {
    title: 'Med år bakom ratten',
    text: 'Efter femton år i bil får du syn på vanorna som inte håller på motorcykel.',
    licence: 'MC-kort',
  },
] as const;

export const faq = [
  {
    question: 'Vad kostar det?',
    answer: `Full åtkomst kostar ${formatKronor(full.price)}. Det är en engångsbetalning och den gäller i ${months} månader. Vill du bara skriva teoriprov kostar det ${formatKronor(tests.price)} för ${String(tests.months)} månader. Du betalar med Swish eller kort.`,
  },
  {
    question: 'Kan jag prova gratis?',
    answer:
      'Ja. Demon har fem frågor med förklaringar och kräver inget konto. Att skapa ett konto kostar heller ingenting.',
  },
  {
    question: 'Är det samma frågor som på det riktiga provet?',
    answer:
      'Nej, de frågorna är inte offentliga. Våra är skrivna för Teoriklar och prövar samma områden, utifrån lagen och kursplanerna. Teoriklar har ingen koppling till Trafikverket eller Transportstyrelsen.',
  },
  {
    question: 'Fungerar det på mobilen?',
    answer:
      'Ja, på mobil, surfplatta och dator. Dina framsteg följer med mellan enheterna, och ett svar går inte förlorat om nätet försvinner.',
  },
  {
    question: `Vad händer efter ${months} månader?`,
    answer:
      'Åtkomsten tar slut av sig själv och ingenting dras. Förlänger du innan tiden är ute läggs de nya månaderna till de du har kvar.',
  },
  {
    question: 'Kan jag ångra mig, och vem hjälper mig?',
    answer: `Du har 14 dagars ångerrätt, och ångrar köpet under Min Sida. Frågor svarar vi på via e-post: ${company.email}.`,
  },
] as const;

const satisfiedCustomers: Claim<Text> = {
  confirmedByOperator: false,
  claim: {
    title: 'Många nöjda kunder',
    text: 'Över 50 000 elever har övat inför sitt prov med oss.',
  },
  until: {
    title: 'Gjort för nöjda kunder',
    text: 'En betalning, 14 dagars ångerrätt och svar på e-post. Hittar du ett fel i en fråga rapporterar du det med ett tryck.',
  },
};

const provenResults: Claim<Text> = {
  confirmedByOperator: false,
  claim: { title: 'Bevisade resultat', text: '95 % av våra elever klarar provet.' },
  until: {
    title: 'Beprövade metoder',
    text: 'Att öva med frågor lär mer än att läsa om, och en förklaring lär mer än ett rött kryss. Det visar forskningen, och så är Teoriklar byggt.',
  },
};

export const reasons = [
  {
    illustration: 'shield',
    title: 'Säkert och tryggt',
    text: 'Du betalar hos Swish eller kortföretaget; vi ser aldrig dina kortuppgifter. Dina personuppgifter behandlas enligt GDPR, och du kan själv hämta eller radera dem.',
  },
  { illustration: 'customers', ...say(satisfiedCustomers) },
  { illustration: 'results', ...say(provenResults) },
] as const;

export const closing = `Fem frågor är gratis, utan konto. Full åtkomst kostar ${formatKronor(full.price)} för ${months} månader. En gång.`;
