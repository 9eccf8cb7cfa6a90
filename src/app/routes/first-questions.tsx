import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';

import { licenceEntries } from '../../config/licence-entries';
import { paths } from '../../config/paths';
import { SessionSkeleton } from '../../components/session/session-skeleton';
import { FirstSamples } from '../../features/first-questions/first-samples';
import { FirstSession } from '../../features/first-questions/first-session';
import { useAccess } from '../guards/use-access';

/** The first five questions of a licence: a session of the bank's for those with access, samples for everybody else. */
export default function FirstQuestionsRoute() {
  const { licence: address = '' } = useParams();
  const entry = licenceEntries.find(({ href }) => href === `/${address}`);
  const state = useAccess(['full']);
  // while access is asked for anew, it is as far as is known shut: the samples wait for nothing
  const isKnown = state.kind === 'open' || state.kind === 'shut' || state.kind === 'checking';
  // free minutes are not begun for five questions, and run out for none
  const isOpen = state.kind === 'open' && state.access.kind !== 'freeMinutesUnopened';
  const [begun, setBegun] = useState<{ isOpen: boolean } | null>(null);
  if (begun === null && isKnown) setBegun({ isOpen });
  if (entry === undefined) return <Navigate to={paths.home.getHref()} replace />;
  if (begun === null) return <SessionSkeleton title="De fem första frågorna" />;
  const First = begun.isOpen ? FirstSession : FirstSamples;
  return <First entry={entry} isPracticeOpen={state.kind === 'open'} />;
}
