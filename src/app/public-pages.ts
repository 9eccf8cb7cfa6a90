import firstQuestions from 'virtual:content/first-questions';
import { questionCounts } from 'virtual:content/question-counts';

import { licenceEntries, type LicenceEntry } from '../config/licence-entries';
import { paths } from '../config/paths';
import { demoQuestions } from '../components/question/demo-questions';
import { faq } from '../features/landing/content';
import { carContent } from '../features/licence-pages/content/b';
import { lorryContent } from '../features/licence-pages/content/lorry';
import { motorcycleContent } from '../features/licence-pages/content/motorcycle';
import { taxiContent } from '../features/licence-pages/content/taxi';
import { taxiOperatorContent } from '../features/licence-pages/content/taxi-operator';
import { demoHref } from '../features/licence-pages/demo-href';
import type { LicenceContent } from '../features/licence-pages/licence-content';
import type { PublicPage } from './public-page';
import { signPages } from './sign-pages';
import { courseData, faqData, productData, quizData, toChoiceQuestion } from './structured-data';

function licencePage(address: string, route: string, content: LicenceContent): PublicPage {
  const { licence, heading, intro, description, samples } = content;
  return {
    address,
    module: `src/app/routes/${route}.tsx`,
    description,
    structuredData: [
      courseData(heading, intro, questionCounts[licence]),
      faqData(content.faq),
      quizData(heading, samples.map(toChoiceQuestion)),
    ],
  };
}

/** The demo of a licence but B, whose demo is the one without a name. */
function licenceDemo(entry: LicenceEntry): PublicPage {
  const { licence, title, description } = entry;
  return {
    address: demoHref(licence),
    module: 'src/app/routes/licence-demo.tsx',
    description: `${title} – ${description}. Prova fem frågor gratis och utan konto, med förklaring till varje svar.`,
    // the others come one at a time
    structuredData: [quizData(`Demo: ${title}`, firstQuestions[licence].slice(0, 1))],
  };
}

const homeDescription =
  'Öva till körkortets teoriprov med frågor som förklarar varför. Prova fem frågor gratis, utan konto. Bil, taxi, lastbil och motorcykel.';

/** The pages that search engines are to know. */
export const publicPages: readonly PublicPage[] = [
  {
    address: paths.home.getHref(),
    module: 'src/app/routes/home.tsx',
    learner: 'src/app/routes/learner-home.tsx',
    description: homeDescription,
    structuredData: [productData(homeDescription), faqData(faq)],
  },
  licencePage(paths.licenceB.getHref(), 'licence-b', carContent),
  licencePage(paths.licenceTaxi.getHref(), 'licence-taxi', taxiContent),
  licencePage(paths.licenceTaxiOperator.getHref(), 'licence-taxi-operator', taxiOperatorContent),
  licencePage(paths.licenceLorry.getHref(), 'licence-lorry', lorryContent),
  licencePage(paths.licenceMotorcycle.getHref(), 'licence-motorcycle', motorcycleContent),
  {
    address: paths.demo.getHref(),
    module: 'src/features/demo/demo-page.tsx',
    description:
      'Prova fem frågor inför teoriprovet gratis och utan konto: vägmärken, trafikregler, miljö, säkerhet och fordonet, med förklaring till varje svar.',
    // the others come one at a time
    structuredData: [quizData('Demo', demoQuestions.slice(0, 1))],
  },
  ...licenceEntries.filter(({ licence }) => licence !== 'B').map(licenceDemo),
  {
    address: paths.terms.getHref(),
    module: 'src/features/legal/terms-page.tsx',
    description:
      'Användarvillkor för Teoriklar: köp, åtkomst, ångerrätt och vad som gäller när du övar till teoriprovet.',
  },
  {
    address: paths.privacy.getHref(),
    module: 'src/features/legal/privacy-page.tsx',
    description:
      'Så behandlar Teoriklar dina personuppgifter: vad som sparas, varför, hur länge och vilka rättigheter du har.',
  },
  ...signPages,
];

/** What any other address shows. */
export const notFoundPage: PublicPage = {
  address: '/404',
  module: 'src/features/not-found/not-found-page.tsx',
  description: 'Sidan finns inte.',
};
