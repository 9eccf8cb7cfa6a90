import { useEffect, useRef } from 'react';

import { markGroupOptions } from '../../data/client-errors/queries';
import { problemNames, type ErrorGroup } from '../../domain/client-error/client-error';
import { formatCount, formatMoment } from '../../lib/format';
import { Alert } from '../../ui/alert';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Facts } from '../shared/facts';
import { useChange } from '../shared/use-change';

const failed = 'Kunde inte ändra driftfelet.';

const statuses = {
  new: { name: 'Nytt', tone: 'warning' },
  back: { name: 'Tillbaka', tone: 'destructive' },
  done: { name: 'Klart', tone: 'success' },
  ignored: { name: 'Ignoreras', tone: 'neutral' },
} as const;

const said = { done: 'Felet är klart.', ignored: 'Felet ignoreras.' } as const;

function Moment({ time }: { time: Date }) {
  return <time dateTime={time.toISOString()}>{formatMoment(time)}</time>;
}

/** What went wrong with one message in one release, and what is to become of it. */
export function ErrorCard({
  group: { id, newest, firstSeen, count, browsers, status },
  onMarked,
}: {
  group: ErrorGroup;
  onMarked: () => void;
}) {
  const mark = useChange(markGroupOptions(id), {
    failed,
    done: (_result, state) => (state === null ? 'Felet är nytt igen.' : said[state]),
  });
  const shownStatus = useRef(status);
  useEffect(() => {
    // not before: the button that was pressed goes with the status
    if (shownStatus.current !== status) onMarked();
    shownStatus.current = status;
  }, [status, onMarked]);
  const isOpen = status === 'new' || status === 'back';
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={statuses[status].tone}>{statuses[status].name}</Badge>
        <span className="text-sm text-muted-foreground">{problemNames[newest.kind]}</span>
      </div>
      <h3 className="font-mono text-base wrap-anywhere">{newest.message}</h3>
      <Facts
        facts={[
          ['Antal', formatCount(count, 'gång', 'gånger')],
          ['Först sett', <Moment key="first" time={firstSeen} />],
          ['Senast sett', <Moment key="last" time={newest.createdAt} />],
          ['Webbläsare', browsers.join(' · ')],
          ['Sida', newest.page],
          ['Version', newest.version],
        ]}
      />
      {newest.stack !== '' && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary">
            Var i programmet
          </summary>
          <pre className="overflow-x-auto text-sm">{newest.stack}</pre>
        </details>
      )}
      {mark.reason !== undefined && (
        <Alert tone="destructive" title={failed}>
          {mark.reason}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          isBusy={mark.isBusy && mark.input !== 'ignored'}
          disabled={mark.isBusy}
          onClick={() => {
            mark.run(isOpen ? 'done' : null);
          }}
        >
          {isOpen ? 'Klart' : 'Öppna igen'}
        </Button>
        {isOpen && (
          <Button
            variant="quiet"
            isBusy={mark.input === 'ignored'}
            disabled={mark.isBusy}
            onClick={() => {
              mark.run('ignored');
            }}
          >
            Ignorera
          </Button>
        )}
      </div>
    </Card>
  );
}
