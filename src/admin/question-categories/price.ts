import { questionCategorySchema } from '../../domain/question/question-category';
import { limits } from '../../domain/limits';
import { formatNumber } from '../../lib/format';

/** For a form: true for a price that a category can have, else what is wrong with it. */
export function validatePrice(typed: string): true | string {
  return (
    questionCategorySchema.shape.price.safeParse(Number(typed)).success ||
    `Skriv ett pris i hela kronor, från 1 till ${formatNumber(limits.priceMax)}.`
  );
}
