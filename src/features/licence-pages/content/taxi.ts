import categories from 'virtual:content/categories/TAXI';
import child from 'virtual:content/question/taxi-passagerares-sakerhet-barn-135-cm-1';
import rest from 'virtual:content/question/taxi-vilotider-och-arbete-tillganglig-ar-inte-vila-1';
import guideDog from 'virtual:content/question/taxi-bemotande-ledarhund-2';

import { blueprints } from '../../../domain/exam/blueprint';
import type { LicenceContent } from '../licence-content';
import { howTestsWork, questionsOf } from '../test-facts';

const first = blueprints.TAXI_1;
const second = blueprints.TAXI_2;

export const taxiContent: LicenceContent = {
  licence: 'TAXI',
  vehicle: 'taxi',
  title: 'Taxiprov: teorin för taxiförarlegitimation',
  description:
    'Kunskapsprovet för taxiförarlegitimation: två delprov, antal frågor, tid, gräns för godkänt och vägen dit. Prova tre frågor med förklaring.',
  heading: 'Teoriprovet för taxi',
  intro:
    'Att köra taxi kräver taxiförarlegitimation. Teorin är två delprov: ett om säkerhet och beteende, ett om lagstiftning.',
  who: [
    'Du som ska köra taxi, som anställd eller i eget företag. Legitimationen krävs utöver körkortet.',
    'Som huvudregel ska du ha haft B-kort i minst två år.',
    'Transportstyrelsen prövar din ansökan och ser då bland annat till yrkeskunnande, laglydnad och medicinska krav.',
  ],
  exams: ['TAXI_1', 'TAXI_2'],
  aboutTest: [
    'Båda delproven ska vara godkända inom sex månader från varandra.',
    'Kartläsningsprovet togs bort den 1 november 2022.',
    ...howTestsWork,
  ],
  categories,
  samples: [child, guideDog, rest],
  steps: [
    {
      title: 'Se att du uppfyller kraven',
      text: 'De står hos Transportstyrelsen, som också tar emot ansökan.',
    },
    {
      title: 'Plugga till båda delproven',
      text: 'De prövar olika saker. Öva på ett i taget, men vänta inte för länge med det andra.',
    },
    {
      title: 'Gör proven',
      text: 'Delproven skriver du hos Trafikverket, där du också gör körprovet för taxi.',
    },
    {
      title: 'Få legitimationen',
      text: 'Den ska sitta väl synlig för passagerarna när du kör.',
    },
  ],
  faq: [
    {
      question: 'Hur många rätt krävs?',
      answer: `Delprov 1 har ${String(questionsOf(first))} frågor. ${String(first.scored.value)} av dem räknas, och ${String(first.passMark.value)} måste bli rätt. Delprov 2 har ${String(questionsOf(second))} frågor. ${String(second.scored.value)} räknas, och ${String(second.passMark.value)} måste bli rätt enligt trafikskolor; den siffran har vi inte fått bekräftad av Trafikverket.`,
    },
    {
      question: 'Vad skiljer legitimation från taxitrafiktillstånd?',
      answer:
        'Legitimationen är förarens och ger rätt att köra. Tillståndet är företagets och ger rätt att driva taxi. Den som kör i eget företag behöver båda.',
    },
    {
      question: 'Måste jag kunna läsa karta?',
      answer: 'Inte för provets skull. Kartläsningsprovet togs bort den 1 november 2022.',
    },
  ],
};
