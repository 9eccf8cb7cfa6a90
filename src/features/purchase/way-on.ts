import { paths } from '../../config/paths';
import type { ProductId } from '../../domain/account/license';

/** Where one who has bought goes on. */
export const wayOn: Record<ProductId, { label: string; to: string }> = {
  full: { label: 'Börja öva', to: paths.practice.getHref() },
  tests: { label: 'Till teoriproven', to: paths.exam.getHref() },
};
