import categories from 'virtual:content/categories/B';
import cyclist from 'virtual:content/question/oskyddade-trafikanter-cyklist-i-doda-vinkeln-1';
import phone from 'virtual:content/question/manniskan-i-trafiken-mobil-1';
import bus from 'virtual:content/question/vajningsregler-buss-fran-hallplats-1';

import type { LicenceContent } from '../licence-content';
import { extendedInWords, fiveAreas, howTestsWork, testInWords } from '../test-facts';

export const carContent: LicenceContent = {
  licence: 'B',
  vehicle: 'car',
  title: 'Teoriprov för B-kort',
  description:
    'Kunskapsprovet för B-kort: antal frågor, tid, gräns för godkänt och vägen till körkortet. Prova tre frågor med förklaring ur vår frågebank.',
  heading: 'Teoriprovet för B-kort',
  intro:
    'Bil är det första kortet för de flesta. Här ser du hur provet går till, vilka steg som återstår och hur frågorna kan se ut.',
  who: [
    'Du som ska köra personbil eller lätt lastbil, alltså med en totalvikt på högst 3\u00a0500\u00a0kg.',
    'Med B får du dra ett släp med en totalvikt på högst 750\u00a0kg. Ett tyngre släp går bra om bilens och släpets totalvikter är högst 3\u00a0500\u00a0kg tillsammans.',
    'Körkortet kan du få när du har fyllt 18 år. Övningsköra får du från 16 år, om du har körkortstillstånd.',
  ],
  exams: ['B'],
  aboutTest: [fiveAreas, ...howTestsWork],
  categories,
  samples: [bus, cyclist, phone],
  steps: [
    {
      title: 'Skaffa körkortstillstånd',
      text: 'Du ansöker hos Transportstyrelsen, med hälsodeklaration och synintyg.',
    },
    {
      title: 'Öva',
      text: 'Kör på trafikskola eller med en godkänd handledare, och plugga teori samtidigt. Kontrollera hos Transportstyrelsen vad som gäller för handledare.',
    },
    {
      title: 'Gå riskutbildningen',
      text: 'Den har två delar: en om alkohol, droger, trötthet och riskbeteende, och en om hastighet och halka.',
    },
    {
      title: 'Gör proven',
      text: 'Kunskapsprov och körprov bokar du hos Trafikverket.',
    },
  ],
  faq: [
    { question: 'Hur många rätt krävs?', answer: testInWords('B') },
    {
      question: 'Hur länge gäller ett godkänt kunskapsprov?',
      answer:
        'Ett år, enligt de regler som gäller sedan den 19 augusti 2026. Kontrollera hos Transportstyrelsen vad som gäller just ditt prov.',
    },
    { question: 'Kan jag få frågorna upplästa eller längre tid?', answer: extendedInWords('B') },
  ],
};
