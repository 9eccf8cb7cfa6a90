import { memo, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import {
  Link,
  NavigationType,
  useLocation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';

import { paths } from '../../config/paths';
import { searchSigns } from '../../domain/sign/search-signs';
import { findSignGroup, signGroups, type SignGroup } from '../../domain/sign/sign-group';
import { signs, type Sign } from '../../domain/sign/signs';
import { Button, ButtonLink } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Page } from '../../ui/page';
import { SelectField } from '../../ui/select-field';
import { EmptyState } from '../../ui/empty-state';
import { SignGrid } from './sign-grid';

interface Search {
  sok: string;
  grupp: string;
}

const never = () => () => undefined;

/** The search that the address has. A page rendered ahead has none, and is to become the same page first. */
function useSearchOfAddress(params: URLSearchParams): Search {
  const isRendered = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const read = (name: keyof Search) => (isRendered ? (params.get(name) ?? '') : '');
  return { sok: read('sok'), grupp: read('grupp') };
}

interface Section {
  group: SignGroup;
  shown: readonly Sign[];
}

/** The groups that have a sign to show. */
function listSections(query: string, slug: string): Section[] {
  const found = searchSigns(query);
  const chosen = findSignGroup(slug);
  return signGroups
    .filter((group) => chosen === undefined || group === chosen)
    .map((group) => ({ group, shown: found.filter((sign) => sign.group === group.id) }))
    .filter(({ shown }) => shown.length > 0);
}

/** Hundreds of links: they are rendered anew only when they are other ones. */
const Sections = memo(function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ group, shown }) => (
    <section key={group.id} aria-labelledby={group.id} className="mt-8">
      <h2 id={group.id} className="mb-4 text-2xl">
        <Link
          to={paths.sign.getHref(group.slug)}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          {group.title}
        </Link>
      </h2>
      <SignGrid signs={shown} />
    </section>
  ));
});

/** Every sign, group by group, with a search and a choice of group that the address keeps. */
export default function LibraryPage() {
  const [params, setParams] = useSearchParams();
  const inAddress = useSearchOfAddress(params);
  // a field must not wait for the router
  const [typed, setTyped] = useState<Search>();
  // but when the address is changed by a link or by going back, what was typed is over
  const { key } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (!isReplaced) setTyped(undefined);
  }
  const { sok: query, grupp: slug } = typed ?? inAddress;
  const deferred = useDeferredValue(query);
  const sections = useMemo(() => listSections(deferred, slug), [deferred, slug]);
  const count = sections.reduce((sum, { shown }) => sum + shown.length, 0);
  const change = (sok: string, grupp: string) => {
    setTyped({ sok, grupp });
    const kept = Object.entries({ sok, grupp }).filter(([, value]) => value !== '');
    setParams(kept, { replace: true, preventScrollReset: true });
  };
  return (
    <Page
      title="Vägmärken"
      intro={`Sveriges vägmärken, vägmarkeringar och signaler: ${String(signs.length)} märken med vad de betyder, vad de kräver av dig och vad de lätt förväxlas med.`}
      action={
        <ButtonLink>
          <Link to={paths.signQuiz.getHref()}>Öva på vägmärken</Link>
        </ButtonLink>
      }
    >
      <div role="search" className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          type="search"
          label="Sök märke"
          hint="Namn, kod eller vardagligt ord, till exempel ”älg” eller ”C35”"
          value={query}
          autoComplete="off"
          onChange={({ target }) => {
            change(target.value, slug);
          }}
        />
        <SelectField
          label="Grupp"
          options={[
            { value: '', label: 'Alla grupper' },
            ...signGroups.map((group) => ({ value: group.slug, label: group.title })),
          ]}
          value={findSignGroup(slug)?.slug ?? ''}
          onChange={({ target }) => {
            change(query, target.value);
          }}
        />
      </div>
      <p role="status" className="mt-3 text-muted-foreground">
        {count === 1 ? '1 märke' : `${String(count)} märken`}
      </p>
      {count === 0 && (
        <EmptyState
          title="Inget märke hittades"
          action={
            <Button
              variant="outline"
              onClick={() => {
                change('', '');
              }}
            >
              Visa alla märken
            </Button>
          }
        >
          <p>Prova ett annat ord, eller välj alla grupper.</p>
        </EmptyState>
      )}
      <Sections sections={sections} />
    </Page>
  );
}
