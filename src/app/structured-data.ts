import { siteUrl } from '../config/site';
import type { SampleQuestion } from '../domain/content/sample-question';
import { standardOffer } from '../domain/purchase/standard-offer';

// What pages say, in the terms of schema.org. All of it must stand on the page too: search engines hold that against a site.

const provider = { '@type': 'Organization', name: 'Teoriklar', url: siteUrl };

const offer = {
  '@type': 'Offer',
  category: 'Paid',
  price: standardOffer.full.price,
  priceCurrency: 'SEK',
};

/** What is sold: full access. */
export function productData(description: string): object {
  return {
    '@type': 'Product',
    name: `Teoriklar – ${standardOffer.full.name}`,
    description,
    image: `${siteUrl}/og.png`,
    brand: { '@type': 'Brand', name: 'Teoriklar' },
    offers: { ...offer, availability: 'https://schema.org/InStock', url: siteUrl },
  };
}

/** The preparation for one licence's test, with how many questions there are to practise. */
export function courseData(name: string, description: string, questionCount: number): object {
  return {
    '@type': 'Course',
    name,
    description,
    inLanguage: 'sv',
    provider,
    offers: offer,
    hasPart: { '@type': 'Collection', name: 'Frågor att öva på', collectionSize: questionCount },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      // at the learner's own pace, within what is bought
      courseSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'Monthly',
        repeatCount: standardOffer.full.months,
      },
    },
  };
}

/** The way to a page, from the uppermost page down to itself. */
export function breadcrumbData(way: readonly { name: string; address: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + address,
    })),
  };
}

/** A road sign and what it means. */
export function termData({
  code,
  name,
  address,
  meaning,
}: {
  code: string;
  name: string;
  address: string;
  meaning: string;
}): object {
  return {
    '@type': 'DefinedTerm',
    name,
    termCode: code,
    description: meaning,
    url: siteUrl + address,
    inLanguage: 'sv',
    inDefinedTermSet: {
      '@type': 'DefinedTermSet',
      name: 'Vägmärkesförordningen (2007:90)',
    },
  };
}

/** Questions with their answers, as a page lists them. */
export function faqData(faq: readonly { question: string; answer: string }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface ChoiceQuestion {
  text: string;
  options: readonly string[];
  /** The right one, or none where the page does not show it. */
  right?: { text: string; explanation: string };
}

/** Questions with their options to try. */
export function quizData(name: string, questions: readonly ChoiceQuestion[]): object {
  return {
    '@type': 'Quiz',
    name,
    inLanguage: 'sv',
    provider,
    hasPart: questions.map(({ text, options, right }) => ({
      '@type': 'Question',
      eduQuestionType: 'Multiple choice',
      text,
      suggestedAnswer: options
        .filter((option) => option !== right?.text)
        .map((option) => ({ '@type': 'Answer', text: option })),
      ...(right !== undefined && {
        acceptedAnswer: {
          '@type': 'Answer',
          text: right.text,
          answerExplanation: { '@type': 'Comment', text: right.explanation },
        },
      }),
    })),
  };
}

/** A sample question in the terms of quizData. */
export function toChoiceQuestion({
  text,
  options,
  answer,
  explanation,
}: SampleQuestion): ChoiceQuestion {
  const found = options[answer];
  return {
    text,
    options: Object.values(options),
    ...(found !== undefined && { right: { text: found, explanation } }),
  };
}
