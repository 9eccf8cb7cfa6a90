import { findContradictions } from '../../domain/content/judge-question';
import { limits } from '../../domain/limits';
import { questionSchema, type Question } from '../../domain/question/question';
import {
  feedbackFields,
  fromQuestionFields,
  questionFieldNames,
  type QuestionField,
  type QuestionFields,
} from '../../domain/question/question-fields';
import { readScene } from '../../domain/scene/read-scene';
import { formatNumber } from '../../lib/format';

/** What is wrong with a field, in Swedish. */
export type FieldProblems = Partial<Record<QuestionField, string>>;

const formats: Partial<Record<QuestionField, string>> = {
  answer: 'Det rätta svaret måste finnas bland alternativen.',
  imageUrl: 'Skriv en webbadress som börjar med https://.',
  concept: 'Bara små bokstäver a–z, siffror och bindestreck.',
  reviewedAt: 'Skriv ett datum.',
};

const lengths: Partial<Record<QuestionField, number>> = {
  text: limits.questionTextLength,
  explanation: limits.explanationLength,
  imageUrl: limits.urlLength,
  scene: limits.sceneLength,
  source: limits.sourceLength,
  concept: limits.conceptLength,
};

/** Characters that a field takes. */
export function mostCharacters(field: QuestionField): number {
  return lengths[field] ?? limits.optionLength;
}

function fieldAt([part, key]: readonly PropertyKey[]): QuestionField | null {
  if (part === 'options')
    return key === 'a' || key === 'b' || key === 'c' || key === 'd' ? key : null;
  if (part === 'feedback') {
    return (
      new Map<PropertyKey | undefined, QuestionField>(Object.entries(feedbackFields)).get(key) ??
      null
    );
  }
  return (
    Object.keys(questionFieldNames).find((field): field is QuestionField => field === part) ?? null
  );
}

const required: Partial<Record<QuestionField, string>> = {
  text: 'Skriv frågan.',
  explanation: 'Skriv en förklaring.',
  category: 'Välj en kategori.',
};

function messageFor(field: QuestionField, code: string | undefined, value: string): string {
  if (code === 'too_big') return `Högst ${formatNumber(mostCharacters(field))} tecken.`;
  if (value.trim() === '')
    return required[field] ?? `Skriv ${questionFieldNames[field].replace(/^A/, 'a')}.`;
  return formats[field] ?? 'Värdet går inte att använda.';
}

/** Highest difficulty of a kind (specification, section 5). */
export function mostDifficult(kind: Question['kind']): number {
  return kind === 'practice' ? 3 : 5;
}

/**
 * What a form says, as a question; or what is wrong with it, by field.
 * @param target what the form does not say: the id, the kind, and the name of the category, empty where none is chosen.
 */
export function readForm(
  fields: QuestionFields,
  target: Pick<Question, 'id' | 'kind' | 'category'>,
): { question: Question; problems: null } | { question: null; problems: FieldProblems } {
  const parsed = questionSchema.safeParse(fromQuestionFields(fields, target));
  const problems: FieldProblems = {};
  for (const { path, code } of parsed.success ? [] : parsed.error.issues) {
    const field = fieldAt(path);
    if (field !== null) problems[field] ??= messageFor(field, code, fields[field]);
  }
  const most = mostDifficult(target.kind);
  // the schema reads an unknown difficulty as easy; a form does not
  if (!/^[1-9]$/.test(fields.difficulty.trim()) || Number(fields.difficulty) > most) {
    problems.difficulty = `Skriv en siffra från 1 till ${String(most)}.`;
  }
  for (const [key, field] of Object.entries(feedbackFields)) {
    if (key === fields.answer && fields[field].trim() !== '') {
      problems[field] ??=
        'Det rätta svaret har ingen återkoppling. Skriv i förklaringen i stället.';
    }
  }
  if (fields.scene.trim() !== '') {
    const [problem] = readScene(fields.scene).problems ?? [];
    if (problem !== undefined) problems.scene ??= problem;
    if (fields.imageUrl.trim() !== '') {
      problems.scene ??= 'Frågan har redan en bild. Ta bort den eller trafikbilden.';
    }
  }
  if (fields.d.trim() === '' && fields.feedbackD.trim() !== '') {
    problems.feedbackD ??= 'Det finns inget alternativ D.';
  }
  if (parsed.success) {
    for (const { field, text } of findContradictions(parsed.data)) problems[field] ??= text;
  }
  return parsed.success && Object.keys(problems).length === 0
    ? { question: parsed.data, problems: null }
    : { question: null, problems };
}
