/**
 * Every limit that a form, a repository and firestore.rules share. tests/rules/limits.test.ts compares these figures
 * with the literals in the rules, so a change here without its twin there fails.
 */
export const limits = {
  /** Characters of a person's first or last name. */
  nameLength: 80,
  /** Characters of a full name: first and last name with a space. */
  fullNameLength: 161,
  /** Characters of an e-mail address (RFC 5321, 4.5.3.1.3). */
  emailLength: 254,
  /** Least characters of a password (specification, section 9). */
  passwordMinLength: 6,
  /** Most free minutes that one window can grow to, and that a single gift holds (specification, section 9). */
  freeMinutesMax: 600,
  freeMinutesGiftMax: 60,
  /** Characters of a category's name. */
  categoryNameLength: 60,
  /** Characters of a category's description. */
  categoryDescriptionLength: 300,
  /** Kronor. */
  priceMax: 100_000,
  /** Months of access that one product can give. */
  productMonthsMax: 24,
  /** Months ahead of now that a licence can end at most. */
  licenseMonthsMax: 24,
  /** Characters of a discount code. */
  discountCodeLength: 40,
  /** Uses that a discount code can allow. */
  discountUsesMax: 1_000_000,
  /** Characters of the payment service's publishable key and of its secret one. */
  publishableKeyLength: 300,
  secretKeyLength: 500,
  /** Characters of the name that Swish shows. */
  swishPayeeLength: 100,
  /** Characters of a question's text. */
  questionTextLength: 600,
  /** Characters of one answer option. */
  optionLength: 300,
  /** Characters of an explanation. */
  explanationLength: 2000,
  /** Characters of a law reference. */
  sourceLength: 200,
  /** Characters of a concept's name. */
  conceptLength: 100,
  /** Characters of an address. */
  urlLength: 2000,
  /** Characters of a question's drawn scene, as JSON. */
  sceneLength: 4000,
  /** Characters of a draft's fields, as JSON: every field at its limit takes two thirds. */
  draftLength: 45_000,
  /** Characters of all tags of one kind of question, as JSON: five thousand questions, each tagged once. */
  tagsLength: 200_000,
  /** Characters of a question's case, and of what draws its figures, as JSON. */
  caseLength: 4000,
  calculationLength: 12_000,
  /** Bytes of a question's picture; storage.rules has the same. */
  imageBytes: 2 * 1024 * 1024,
  /** Words that a question can be found by, and characters of all of them, with a space between. */
  searchWords: 60,
  searchWordsLength: 4000,
  /** Characters of a theory course's title. */
  courseTitleLength: 120,
  /** Characters of a theory course's description. */
  courseDescriptionLength: 500,
  /** Characters of a theory course's text. */
  courseContentLength: 100_000,
  /** Minutes that a theory course takes (specification, section 5). */
  courseMinutesMin: 10,
  courseMinutesMax: 120,
  /** The place of a practice category or a theory course among the others: far above any use. */
  orderMax: 1_000_000,
  /** Characters of a learner's report about a question. */
  reportTextLength: 1000,
  /** Questions of one category that are read at most. */
  categoryQuestions: 2000,
  /** Questions, and theory courses, that a learner's request can list: longer lists are read page by page. */
  listedQuestions: 100,
  listedCourses: 50,
  /** Bytes of a category's packed questions, as JSON: under Firestore's 1 MiB. Eighty take about 100 kB. */
  packBytes: 700_000,
  /** Questions in one test: the longest real one has 70. */
  examQuestions: 70,
  /** Questions of one learner in one document of learning data. */
  learningQuestions: 2000,
  /** Times that a question may come to mean something else. */
  meaningVersions: 10_000,
  /** Months of which a document of learning data marks the answers. */
  learningMonths: 14,
  /**
   * Bytes of one document's answers and of their marks; together well under Firestore's 1 MiB. 2 000 questions take
   * 300 kB, a year of every day in fourteen categories 150 kB, and 20 000 answers' marks 120 kB.
   */
  learningAnswersBytes: 500_000,
  learningMarksBytes: 150_000,
  /** Finished sessions that one document counts. */
  learningSessions: 100_000,
  /** Bytes of the first answers that one document hands to the statistics: 2 000 of them take 100 kB. */
  firstAnswersBytes: 200_000,
  /** Documents of first answers that one request of an administrator's can list. */
  listedFirstAnswers: 100,
  /** Bytes of a category's statistics: 2 000 questions, with their texts cut, take 700 kB. */
  questionStatisticsBytes: 800_000,
  /** Questions that a learner can have saved, or have taken back, and the bytes that they take: 250 kB as they are. */
  savedQuestions: 2000,
  savedBytes: 400_000,
  /** Days from the making of a plan to the test. */
  planDays: 365,
  /** Areas of one test, at most. */
  planPoints: 5,
  /** Real tests of one kind of which a learner can say how they went. */
  outcomesOfExam: 10,
  /** Outcomes that one request of an administrator's can list. */
  listedOutcomes: 100,
  /** Characters of the curve of outcomes, as JSON: ten tenths of 150 take half of it. */
  curveLength: 3000,
  /** Finished tests of one learner: one a day for more than a year. */
  storedExams: 400,
  /** Characters of an attempt's id. */
  attemptIdLength: 100,
  /**
   * Characters of a finished test's questions, as JSON: seventy of about 200 take half of it, and what was shown of them
   * the rest.
   */
  examQuestionsLength: 30_000,
  /** Problems that one reporter can tell of in a day, and those among whom visitors, who have no name, share the places. */
  clientErrorPlaces: 20,
  clientErrorVisitors: 10,
  /** Characters of what is told of a problem. */
  clientErrorMessageLength: 300,
  clientErrorStackLength: 600,
  clientErrorWordLength: 60,
} as const;
