import { questionCategorySchema } from '../../domain/question/question-category';
import { limits } from '../../domain/limits';
import { formatNumber } from '../../lib/format';
import { typedNumber } from '../shared/form-rules';

/** A price that a category can have, as it is typed. */
export const typedPrice = typedNumber(
  questionCategorySchema.shape.price,
  `Skriv ett pris i hela kronor, från 1 till ${formatNumber(limits.priceMax)}.`,
);
