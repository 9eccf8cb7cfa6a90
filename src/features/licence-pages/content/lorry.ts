import categories from 'virtual:content/categories/LASTBIL';
import blindSpots from 'virtual:content/question/lastbil-sakerhet-och-lastsakring-doda-vinklar-1';
import axleLoad from 'virtual:content/question/lastbil-fordonet-axeltryck-trots-ratt-bruttovikt-1';
import breaks from 'virtual:content/question/lastbil-kor-och-vilotider-rast-1';

import type { LicenceContent } from '../licence-content';
import { extendedInWords, fiveAreas, howTestsWork, testInWords } from '../test-facts';

export const lorryContent: LicenceContent = {
  licence: 'LASTBIL',
  vehicle: 'lorry',
  title: 'Teoriprov för lastbil: C1, C, C1E och CE',
  description:
    'Kunskapsprovet för tung lastbil, C1, C, C1E och CE: antal frågor, tid, gräns för godkänt och vägen till kortet. Prova tre frågor med förklaring.',
  heading: 'Teoriprovet för lastbil',
  intro:
    'Vikter, lastsäkring, kör- och vilotider. Provet för tung lastbil är kortare än det för bil, men sifferfrågorna är fler.',
  who: [
    'Du som ska köra tung lastbil, alltså med en totalvikt över 3\u00a0500\u00a0kg. Du behöver redan ha B-kort.',
    'C1: lastbil med en totalvikt på högst 7\u00a0500\u00a0kg, från 18 år.',
    'C: lastbil utan övre viktgräns, från 21 år. Med yrkesförarkompetens kan det gå från 18.',
    'C1E och CE: när du ska dra släp som är tyngre än 750\u00a0kg.',
  ],
  exams: ['LASTBIL'],
  aboutTest: [fiveAreas, ...howTestsWork],
  categories,
  samples: [blindSpots, axleLoad, breaks],
  steps: [
    {
      title: 'Skaffa körkortstillstånd',
      text: 'Du ansöker hos Transportstyrelsen. Det krävs läkarintyg.',
    },
    {
      title: 'Öva',
      text: 'Kör med lärare, och plugga på det som skiljer lastbilen från bilen: vikter, last, bromsar och vilotider.',
    },
    {
      title: 'Skriv kunskapsprovet',
      text: 'Det bokar du hos Trafikverket. Formatet är detsamma för alla fyra behörigheterna.',
    },
    { title: 'Gör körprovet', text: 'Också det hos Trafikverket.' },
  ],
  faq: [
    { question: 'Hur många rätt krävs?', answer: testInWords('LASTBIL') },
    {
      question: 'Räcker C-kortet för att köra gods som yrke?',
      answer:
        'Oftast inte. Den som kör gods yrkesmässigt behöver normalt också yrkesförarkompetens, YKB. Det är en egen utbildning med ett eget prov, som inte ingår här.',
    },
    {
      question: 'Kan jag få frågorna upplästa eller längre tid?',
      answer: extendedInWords('LASTBIL'),
    },
  ],
};
