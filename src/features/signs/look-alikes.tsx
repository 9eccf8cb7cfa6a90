import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import type { LookAlike } from '../../domain/sign/look-alikes';
import { findSign, signSlug, type Sign } from '../../domain/sign/signs';
import { SignPicture } from '../../components/sign/sign-picture';

/** What the sign is easily taken for: the two side by side, and what tells them apart. */
export function LookAlikes({ sign, lookAlikes }: { sign: Sign; lookAlikes: readonly LookAlike[] }) {
  return (
    <section aria-labelledby="look-alikes" className="mt-8">
      <h2 id="look-alikes" className="mb-4 text-2xl">
        Förväxla inte med
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {lookAlikes.map(({ code, difference }) => {
          const other = findSign(code);
          return (
            <li
              key={code}
              className="rounded-card border border-border bg-surface p-4 sm:flex sm:items-center sm:gap-5"
            >
              <div className="mb-3 flex justify-center gap-4 sm:mb-0">
                {[sign.code, code].map((shown) => (
                  <span key={shown} className="grid justify-items-center gap-1 text-sm">
                    <SignPicture name={shown} className="size-20" />
                    {shown}
                  </span>
                ))}
              </div>
              <div>
                {other !== undefined && (
                  <Link
                    to={paths.sign.getHref(signSlug(other))}
                    className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                  >
                    {other.name}
                  </Link>
                )}
                <p>{difference}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
