import { expect, test } from 'vitest';

import { shards } from '../../src/data/shard';
import { productIds } from '../../src/domain/account/license';
import { markSchema, problemKinds } from '../../src/domain/client-error/client-error';
import { examIds } from '../../src/domain/exam/exam-id';
import { noteLength } from '../../src/domain/admin/customer-note';
import { logDetailsLength } from '../../src/domain/admin/log-entry';
import { adminRoles } from '../../src/domain/admin/role';
import { examAreas } from '../../src/domain/exam/exam-area';
import { examResultSchema } from '../../src/domain/exam/exam-result';
import { planSchema } from '../../src/domain/learning/plan';
import { undoDays } from '../../src/domain/admin/undo-confirmation';
import { licenceTypes } from '../../src/domain/licence-type';
import { limits } from '../../src/domain/limits';
import { categoryColors, categoryIcons } from '../../src/domain/practice/category';
import {
  licenseEnd,
  orderStatuses,
  paymentMethods,
  withdrawalDays,
} from '../../src/domain/purchase/order';
import { curveOutcomes } from '../../src/domain/outcome/calibration';
import { optionKeys, questionKindSchema } from '../../src/domain/question/question';
import { reportStatuses } from '../../src/domain/report/question-report';
import { reportReasons } from '../../src/domain/report/report-reason';
import { readRules } from './support/emulator';

interface Found {
  /** The predicate that holds the literal. */
  readonly predicate: string;
  /** The field that it is about. */
  readonly field: string;
  readonly literal: string;
}

/** A text in the body may hold a brace; the brace that ends it stands alone. */
const predicate = /function (\w+)\([^)]*\) \{\n(.*?)\n *\}\n/gs;

/** The calls of a shape check in predicates, as `field` and what follows it; the field is read directly or by `get`. */
function find(condition: RegExp): Found[] {
  return [...readRules('firestore.rules').matchAll(predicate)].flatMap(([, name = '', body = '']) =>
    [...body.matchAll(condition)].map(({ groups }) => ({
      predicate: name,
      field: groups?.['field'] ?? '',
      literal: groups?.['literal'] ?? '',
    })),
  );
}

function byField(found: readonly Found[], read: (literal: string) => unknown) {
  return Object.fromEntries(
    found.map(({ predicate, field, literal }) => [`${predicate}.${field}`, read(literal)]),
  );
}

const field = String.raw`\w+\.(?:get\(')?(?<field>\w+)(?:', [^)]*\))?`;

const textsOfFixedLength = new RegExp(String.raw`isText\(${field}, (?<literal>\d+, \d+)\)`, 'g');
const textsOfOtherLength = new RegExp(String.raw`isText\(${field}, (?<literal>.+\? .+)\)`, 'g');

test('texts in firestore.rules are as long as in src/domain', () => {
  const found = find(textsOfFixedLength);
  expect(byField(found, (literal) => literal.split(', ').map(Number))).toEqual({
    'hasNames.firstName': [0, limits.nameLength],
    'hasNames.lastName': [0, limits.nameLength],
    'hasNames.fullName': [0, limits.fullNameLength],
    'isProduct.name': [1, 60],
    'isPaymentSettings.publishableKey': [0, limits.publishableKeyLength],
    'isPaymentSettings.swishPayee': [0, limits.swishPayeeLength],
    'isPaymentSettings.sumupUrl': [0, limits.urlLength],
    'isSecret.secretKey': [1, limits.secretKeyLength],
    'isEntry.details': [0, logDetailsLength],
    'isNote.text': [1, noteLength],
    'isCategory.name': [1, limits.categoryNameLength],
    'isCategory.description': [1, limits.categoryDescriptionLength],
    'isQuestion.question_text': [1, limits.questionTextLength],
    'isQuestion.option_a': [1, limits.optionLength],
    'isQuestion.option_b': [1, limits.optionLength],
    'isQuestion.option_c': [1, limits.optionLength],
    'isQuestion.option_d': [0, limits.optionLength],
    'isQuestion.image_url': [0, limits.urlLength],
    'isQuestion.scene': [0, limits.sceneLength],
    'isQuestion.case': [0, limits.caseLength],
    'isQuestion.calculation': [0, limits.calculationLength],
    'isQuestion.source': [0, limits.sourceLength],
    'isQuestion.concept': [0, limits.conceptLength],
    'isQuestion.reviewed_at': [0, 'yyyy-mm-dd'.length],
    'isFeedback.a': [0, limits.optionLength],
    'isFeedback.b': [0, limits.optionLength],
    'isFeedback.c': [0, limits.optionLength],
    'isFeedback.d': [0, limits.optionLength],
    'isDraft.fields': [2, limits.draftLength],
    'isTags.tags': [2, limits.tagsLength],
    'isQuestionCategory.name': [1, limits.categoryNameLength],
    'isCourse.title': [0, limits.courseTitleLength],
    'isCourse.description': [0, limits.courseDescriptionLength],
    'isCourse.content': [0, limits.courseContentLength],
    // Firestore's own limit of an id, in bytes
    'isCourse.category_id': [0, 1500],
    'isReport.text': [0, limits.reportTextLength],
    'isHandled.answer': [1, limits.reportTextLength],
    'isClientError.message': [1, limits.clientErrorMessageLength],
    'isClientError.stack': [0, limits.clientErrorStackLength],
    'isClientError.page': [1, limits.clientErrorWordLength],
    'isClientError.version': [1, limits.clientErrorWordLength],
    'isClientError.browser': [1, limits.clientErrorWordLength],
    'isCurve.tenths': [2, limits.curveLength],
    'isExam.attempt': [1, limits.attemptIdLength],
    'isExam.questions': [2, limits.examQuestionsLength],
  });
});

test('the length of an explanation in firestore.rules is that of src/domain', () => {
  const found = find(textsOfOtherLength);
  expect(byField(found, String)).toEqual({
    'isQuestion.explanation': `question.kind == 'practice' ? 1 : 0, ${String(limits.explanationLength)}`,
  });
});

test('numbers in firestore.rules have the bounds of src/domain', () => {
  const found = find(new RegExp(String.raw`isInteger\(${field}, (?<literal>[^()]+)\)`, 'g'));
  expect(byField(found, String)).toEqual({
    'isRegistration.freeMinutes': '0, 0',
    'isAdminCreated.freeMinutes': '0, 0',
    'hasMinutes.freeMinutes': `1, ${String(limits.freeMinutesMax)}`,
    'isProduct.price': `0, ${String(limits.priceMax)}`,
    'isProduct.months': `1, ${String(limits.productMonthsMax)}`,
    'isPart.amount': '1, amount - 1',
    'isDiscountCode.discount_percentage': '1, 100',
    'isCategory.price': `0, ${String(limits.priceMax)}`,
    'isCategory.order': `0, ${String(limits.orderMax)}`,
    // figures that the service counts itself: far above any use
    'isCategory.questionCount': '0, 1000000',
    'isStatistics.alarms': '0, 10000',
    'isQuestion.difficulty_level': "1, question.kind == 'practice' ? 3 : 5",
    'isQuestion.meaning_version': `1, ${String(limits.meaningVersions)}`,
    'isUserTotal.users': '0, 100000000',
    'isQuestionCategory.price': `1, ${String(limits.priceMax)}`,
    'isCourse.duration_minutes': `${String(limits.courseMinutesMin)}, ${String(limits.courseMinutesMax)}`,
    'isCourse.order': `0, ${String(limits.orderMax)}`,
    'isLearning.sessions': `0, ${String(limits.learningSessions)}`,
    'isOutcome.number': `0, ${String(limits.outcomesOfExam - 1)}`,
    'isOutcome.total': `0, ${String(limits.examQuestions)}`,
    'isOutcome.modelVersion': '1, 1000',
    'isForetold.modelVersion': '1, 1000',
    'isCurve.count': `${String(curveOutcomes)}, 1000000`,
    'isPoint.scored': `point.right, ${String(limits.examQuestions)}`,
    'isExam.passMark': `0, ${String(limits.examQuestions)}`,
  });
});

test('uses of a code in firestore.rules are as many as in src/domain', () => {
  const found = find(/uses\.(?<field>max_uses) <= (?<literal>\d+)/g);
  expect(byField(found, Number)).toEqual({ 'isUses.max_uses': limits.discountUsesMax });
});

test('sizes in firestore.rules are those of src/domain', () => {
  const found = find(/(?<field>\w+)(?:\.join\(' '\))?\.size\(\) <= (?<literal>\d+)/g);
  expect(
    found.filter(({ field }) => field === 'words').map(({ literal }) => Number(literal)),
  ).toEqual([limits.searchWords, limits.searchWordsLength]);
  const others = found.filter(({ field }) => field !== 'words');
  expect(byField(others, Number)).toEqual({
    'isAdminCreated.email': limits.emailLength,
    'isDiscountCode.code': limits.discountCodeLength,
    'isOutcome.points': limits.planPoints,
    'isPlan.points': limits.planPoints,
  });
});

const listLimits = /request\.(?<field>query)\.limit <= (?<literal>\d+)/g;

test('lists in firestore.rules are as long as in src/domain', () => {
  expect(byField(find(listLimits), Number)).toEqual({
    'isPageOfQuestions.query': limits.listedQuestions,
    'isPageOfCourses.query': limits.listedCourses,
    'isPageOfFirstAnswers.query': limits.listedFirstAnswers,
    'isPageOfShared.query': limits.listedOutcomes,
  });
});

test('bytes in firestore.rules are those of src/domain', () => {
  const found = find(/(?<field>\w+)\.toUtf8\(\)\.size\(\) <= (?<literal>\d+)/g);
  expect(byField(found, Number)).toEqual({
    'isFirstAnswers.answers': limits.firstAnswersBytes,
    'isStatistics.figures': limits.questionStatisticsBytes,
    'isLearning.answers': limits.learningAnswersBytes,
    'isLearning.marks': limits.learningMarksBytes,
    'isSaved.bookmarks': limits.savedBytes,
    'isPack.questions': limits.packBytes,
  });
  // what is looked for as a size has no other spelling
  const all = readRules('firestore.rules').match(/toUtf8\(\)/g);
  expect(all).toHaveLength(found.length);
});

test('a document of learning data, and a pack, at its limits is well under the 1 MiB of Firestore', () => {
  const bytes = limits.learningAnswersBytes + limits.learningMarksBytes;
  expect(bytes).toBeLessThan(0.7 * 2 ** 20);
  expect(limits.savedBytes).toBeLessThan(0.7 * 2 ** 20);
  expect(limits.packBytes).toBeLessThan(0.7 * 2 ** 20);
});

test('every plan has a condition for each of its points', () => {
  const found = find(/isPointAt\((?<field>points), (?<literal>\d+)\)/g);
  expect(found.map(({ literal }) => Number(literal))).toEqual([...Array(limits.planPoints).keys()]);
});

test('the places of finished tests in firestore.rules are as many as in src/domain', () => {
  const [found] = find(/(?<field>id)\.matches\('(?<literal>\[0-9\]\|[^']*)'\)/g);
  const place = new RegExp(`^(?:${found?.literal ?? ''})$`);
  const places = Array.from({ length: 2000 }, (_, index) => String(index));
  expect(places.filter((id) => place.test(id))).toEqual(places.slice(0, limits.storedExams));
});

test('enumerations in firestore.rules are those of src/domain', () => {
  const found = find(/(?<field>\w+) in \[(?<literal>[^\]]*)\]/g);
  const read = (literal: string) => [...literal.matchAll(/'([^']*)'/g)].map(([, value]) => value);
  expect(byField(found, read)).toEqual({
    'isStatusChange.userStatus': ['active', 'inactive'],
    'isRole.role': [...adminRoles],
    'isNamedAfterDeletion.collection': ['admins', 'discountCodes'],
    // the last of its lists: which role may do what is in the table of roles
    'mayDo.action': [
      'confirmPayment',
      'cancelOrder',
      'refundOrder',
      'refundPart',
      'undoPayment',
      'createDiscount',
      'activateDiscount',
      'deactivateDiscount',
      'changeDiscount',
      'deleteDiscount',
      'changeProduct',
      'changePaymentSettings',
      'changePaymentSecret',
    ],
    'mayReadAbout.collection': ['profiles', 'licenses'],
    'isLicense.productId': [...productIds],
    // all take from the licence what an order gave
    'isPaidBack.action': ['refundOrder', 'refundPart', 'undoPayment'],
    'isProduct.id': [...productIds],
    'isOrder.method': [...paymentMethods],
    'isCategory.icon': [...categoryIcons],
    'isCategory.color': [...categoryColors],
    'isCategory.licence_type': [...licenceTypes],
    'isCategory.exam_area': [...examAreas],
    'isQuestion.kind': [...questionKindSchema.options],
    // the last option may be missing, so the rule about it stands apart
    'isQuestion.correct_answer': optionKeys.filter((key) => key !== 'd'),
    'isQuestion.licence_type': [...licenceTypes],
    'isDraft.kind': [...questionKindSchema.options],
    'isTags.kind': [...questionKindSchema.options],
    'isCourse.licence_type': [...licenceTypes],
    'isReport.reason': [...reportReasons],
    'isHandled.status': [...reportStatuses],
    'isClientError.kind': [...problemKinds],
    'isMark.state': [...markSchema.shape.state.options],
    'isOutcome.examId': [...examIds],
    // whole numbers
    'startsVersion.contentVersion': [],
    'isFinishedExam.passed': [],
    'isLearning.shard': [...shards],
    'isPlan.examId': [...examIds],
    'isPoint.area': [...examAreas],
    'isPlan.source': [...planSchema.shape.source.options],
    'isExam.examId': [...examIds],
    'isExam.endedBy': [...examResultSchema.shape.endedBy.options],
  });
});

test('orders in firestore.rules move between the statuses of src/domain', () => {
  const moves = readRules('firestore.rules').matchAll(/moves\('(\w+)', '(\w+)'/g);
  const named = new Set([...moves].flatMap(([, from, to]) => [from, to]));
  expect([...named].sort()).toEqual([...orderStatuses].sort());
});

test('periods in firestore.rules are as long as in src/domain', () => {
  const found = find(/duration\.value\((?:(?<field>\w+) \* )?(?<literal>\d+), 'd'\)/g);
  const month = licenseEnd(1, new Date(0), null).getTime() / (24 * 60 * 60 * 1000);
  expect(byField(found, Number)).toEqual({
    'months.count': month,
    'isWithdrawable.': withdrawalDays,
    'mayUndo.': undoDays,
    // by how much the clock of an administrator's device may be wrong
    'isBought.': 1,
    // where a licence is as late as any can be, the day on which it was
    'isBetween.': 1,
  });
  const reach = find(/request\.(?<field>time) \+ months\((?<literal>\d+)\)/g);
  expect(byField(reach, Number)).toEqual({
    'isInReach.time': limits.licenseMonthsMax,
    'isBetween.time': limits.licenseMonthsMax,
  });
});

test('no shape check in firestore.rules escapes the comparison', () => {
  const rules = readRules('firestore.rules').replace(/function is(Text|Integer)\(.*/g, '');
  const count = (check: RegExp) => [...rules.matchAll(check)].length;
  const found = (check: RegExp) => find(check).length;
  for (const check of [/\bisText\(/g, /\bisInteger\(/g, /\.size\(\)/g, / in \[/g]) {
    expect(found(check), String(check)).toBe(count(check));
  }
  expect(find(listLimits)).toHaveLength(count(/request\.query\.limit/g));
  const texts = [textsOfFixedLength, textsOfOtherLength].map(found);
  expect(count(/\bisText\(/g)).toBe(texts.reduce((sum, each) => sum + each));
});
