import type { QuestionOrder } from '../../data/questions/admin-repository';
import { licenceTypes } from '../../domain/licence-type';
import { questionGaps } from '../../domain/question/question-gap';
import type { Filters } from '../shared/question-kinds';
import { useListAddress } from '../shared/use-address';

/** What a list is narrowed to by what its questions lack, as an address says it, and in words. */
export const lacking = [
  { lacks: ['unreviewed'], word: 'granskning', label: 'Granskning' },
  { lacks: ['noSource'], word: 'lagrum', label: 'Lagrum' },
  { lacks: questionGaps, word: 'bada', label: 'Båda' },
] as const satisfies readonly { lacks: Filters['lacks']; word: string; label: string }[];

/** The word for what questions lack, or undefined where nothing is asked of them. */
export function wordOfLacks(lacks: Filters['lacks']): string | undefined {
  return lacking.find((each) => each.lacks.length === lacks.length && each.lacks[0] === lacks[0])
    ?.word;
}

/** What questions lack for which this is the word. */
export function lacksOfWord(word: string | undefined): Filters['lacks'] {
  return lacking.find((each) => each.word === word)?.lacks ?? [];
}

/** What a list is narrowed to by what its questions need, or that they are drafts, as an address says it, and in words. */
export const needs = [
  { key: 'alarms', word: 'med-larm', label: 'Med larm' },
  { key: 'reports', word: 'med-rapporter', label: 'Med felrapporter' },
  { key: 'drafts', word: 'utkast', label: 'Utkast' },
] as const satisfies readonly { key: Filters['needs']; word: string; label: string }[];

/** What a list is ordered by, as an address says it, and in words; the first where it says nothing. */
export const orders = [
  { key: 'newest', word: undefined, label: 'Nyast först' },
  { key: 'oldest', word: 'aldst', label: 'Äldst först' },
  { key: 'changed', word: 'andrade', label: 'Senast ändrade först' },
] as const satisfies readonly { key: QuestionOrder; word: string | undefined; label: string }[];

/** What the address says of the list of questions, and how to have it say something else. */
export function useQuestionsAddress() {
  const { get, narrow } = useListAddress();
  const filters: Filters = {
    categoryId: get('kategori'),
    licenceType: licenceTypes.find((type) => type === get('korkortstyp')),
    needs: needs.find(({ word }) => word === get('visa'))?.key,
    lacks: lacksOfWord(get('saknar')),
    tag: get('tagg'),
    search: get('sok'),
  };
  const order: QuestionOrder = orders.find(({ word }) => word === get('ordning'))?.key ?? 'newest';
  return {
    filters,
    order,
    filter: (next: Filters) => {
      narrow({
        kategori: next.categoryId,
        korkortstyp: next.licenceType,
        visa: needs.find(({ key }) => key === next.needs)?.word,
        saknar: wordOfLacks(next.lacks),
        tagg: next.tag,
        sok: next.search,
      });
    },
    sort: (next: QuestionOrder) => {
      narrow({ ordning: orders.find(({ key }) => key === next)?.word });
    },
  };
}
