import type { ContentFile } from '../../src/domain/content/content-file';

/** A category as a file of content/ holds it. */
export const contentCategory: ContentFile['category'] = {
  id: 'b-miljo',
  name: 'Miljö',
  description: 'Sparsam körning',
  price: 99,
  icon: 'Target',
  color: 'bg-primary',
  licenceType: 'B',
  examArea: 'miljo',
  order: 0,
};

/** A category of the bank with these questions, as a file of content/ holds it. */
export function contentFile(
  questions: ContentFile['questions'],
  category: Partial<ContentFile['category']> = {},
): ContentFile {
  return { category: { ...contentCategory, ...category }, questions };
}
