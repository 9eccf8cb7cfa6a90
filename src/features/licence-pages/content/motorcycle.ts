import categories from 'virtual:content/categories/MC';
import hidden from 'virtual:content/question/mc-vajning-och-korsningar-syns-inte-i-korsning-2';
import braking from 'virtual:content/question/mc-risker-och-korteknik-frambroms-1';
import bend from 'virtual:content/question/mc-placering-och-hastighet-placering-hogerkurva-1';

import type { LicenceContent } from '../licence-content';
import { extendedInWords, fiveAreas, howTestsWork, testInWords } from '../test-facts';

export const motorcycleContent: LicenceContent = {
  licence: 'MC',
  vehicle: 'motorcycle',
  title: 'Teoriprov för MC-kort: A1, A2 och A',
  description:
    'Kunskapsprovet för motorcykel, A1, A2 och A: antal frågor, tid, gräns för godkänt och vägen till kortet. Prova tre MC-frågor med förklaring.',
  heading: 'Teoriprovet för MC-kort',
  intro:
    'På två hjul räcker det inte att kunna reglerna. Provet frågar också vad andra missar, och vad motorcykeln gör när du bromsar.',
  who: [
    'Du som ska köra motorcykel. Behörigheterna är tre, och kunskapsprovet har samma format för alla.',
    'A1: motorcykel på högst 125\u00a0cm³ och 11\u00a0kW, från 16 år.',
    'A2: motorcykel på högst 35\u00a0kW, från 18 år.',
    'A: alla motorcyklar, från 24 år. Har du haft A2 i minst två år räcker det att du har fyllt 20.',
  ],
  exams: ['MC'],
  aboutTest: [fiveAreas, ...howTestsWork],
  categories,
  samples: [hidden, braking, bend],
  steps: [
    {
      title: 'Skaffa körkortstillstånd',
      text: 'Du ansöker hos Transportstyrelsen, också om du redan har B-kort.',
    },
    {
      title: 'Öva',
      text: 'Teknik och teori hänger ihop: öva på båda samtidigt.',
    },
    {
      title: 'Gå riskutbildningen',
      text: 'Båda delarna, för motorcykel.',
    },
    {
      title: 'Gör proven',
      text: 'Kunskapsprov och körprov bokar du hos Trafikverket.',
    },
  ],
  faq: [
    { question: 'Hur många rätt krävs?', answer: testInWords('MC') },
    {
      question: 'Jag har redan B-kort. Måste jag skriva ett nytt kunskapsprov?',
      answer:
        'Ja. Provet för motorcykel är ett eget prov, med frågor om motorcykeln, körtekniken och riskerna på två hjul.',
    },
    { question: 'Kan jag få frågorna upplästa eller längre tid?', answer: extendedInWords('MC') },
  ],
};
