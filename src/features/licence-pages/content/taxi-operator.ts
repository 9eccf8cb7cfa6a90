import categories from 'virtual:content/categories/TAXI_AKERI';
import requirements from 'virtual:content/question/taxi-akeri-juridik-tre-krav-for-tillstand-1';
import contribution from 'virtual:content/question/taxi-akeri-ekonomi-tackningsbidrag-1';
import load from 'virtual:content/question/taxi-akeri-trafiksakerhet-och-teknik-maxlast-i-taxi-1';

import { blueprints } from '../../../domain/exam/blueprint';
import type { LicenceContent } from '../licence-content';
import { howTestsWork } from '../test-facts';

const part = blueprints.TAXI_AKERI_1;

export const taxiOperatorContent: LicenceContent = {
  licence: 'TAXI_AKERI',
  vehicle: 'fleet',
  title: 'Taxiåkeri: proven för taxitrafiktillstånd',
  description:
    'Proven för taxitrafiktillstånd: fyra delprov, antal frågor, tid och vägen till tillståndet. Prova tre frågor om juridik, ekonomi och teknik.',
  heading: 'Teoriproven för taxiåkeri',
  intro:
    'Att driva taxi kräver taxitrafiktillstånd. Proven handlar om det som bär ett åkeri: juridik, ekonomi, säkerhet och teknik.',
  who: [
    'Du som ska driva taxi som företag, och du som ska vara trafikansvarig i ett bolag som gör det.',
    'Transportstyrelsen prövar tillståndet. Det som prövas är yrkeskunnande, ekonomiska förhållanden och gott anseende.',
    'Tillståndet ger ingen rätt att köra. Den som kör behöver taxiförarlegitimation.',
  ],
  exams: ['TAXI_AKERI_1', 'TAXI_AKERI_2', 'TAXI_AKERI_3'],
  aboutTest: [
    'Det finns ett fjärde delprov, fallstudier, på 120 minuter. Något eget övningsprov för det har vi inte. Du övar på fallstudier i en egen kategori, och de kommer också i övningsprovet för delprov\u00a02.',
    'Alla fyra delproven ska vara godkända inom sex månader från varandra.',
    'Utöver frågorna som räknas finns försöksfrågor. Hur många de är, och vilken gräns som gäller för godkänt, har vi inte hittat publicerat.',
    ...howTestsWork.slice(0, 1),
  ],
  categories,
  samples: [requirements, contribution, load],
  steps: [
    {
      title: 'Plugga del för del',
      text: 'Juridik, ekonomi, trafiksäkerhet och teknik. Räkna igenom ekonomin tills den sitter.',
    },
    {
      title: 'Skriv delproven',
      text: 'Hos Trafikverket, alla fyra inom sex månader.',
    },
    {
      title: 'Sök tillståndet',
      text: 'Hos Transportstyrelsen, som prövar yrkeskunnande, ekonomi och anseende.',
    },
  ],
  faq: [
    {
      question: 'Hur många rätt krävs?',
      answer: `Det har vi inte hittat publicerat. I våra övningsprov krävs ${String(part.passMark.value)} av ${String(part.scored.value)}. Det är vår uppskattning, inte en officiell gräns.`,
    },
    {
      question: 'Behöver jag taxiförarlegitimation också?',
      answer:
        'Bara om du själv ska köra. Tillståndet gäller att driva verksamheten; legitimationen gäller att köra.',
    },
    {
      question: 'Övar man på fallstudierna?',
      answer:
        'Ja. I kategorin Fallstudier och beräkningar läser du om ett åkeri och svarar på flera frågor om det, med nya tal varje gång. Sådana frågor kommer också i övningsprovet för delprov\u00a02.',
    },
  ],
};
