import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { signSlug, type Sign } from '../../domain/sign/signs';
import { SignPicture } from '../../components/sign/sign-picture';

/** Signs side by side, each a link to its page. */
export function SignGrid({ signs }: { signs: readonly Sign[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {signs.map((sign) => (
        <li key={sign.code}>
          <Link
            to={paths.sign.getHref(signSlug(sign))}
            className="flex h-full flex-col items-center gap-3 rounded-card border border-border bg-surface p-4 text-center transition-colors hover:border-primary"
          >
            <SignPicture name={sign.code} className="h-24 w-full" />
            <span className="w-full leading-snug hyphens-auto">
              <span className="block text-sm text-muted-foreground">{sign.code}</span>
              {sign.name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
