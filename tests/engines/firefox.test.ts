import { findFirefox } from '../../scripts/test/engines';
import { startFirefox } from './support/firefox';
import { describeJourneys } from './support/journeys';

const program = findFirefox();

describeJourneys(
  'Firefox',
  program === undefined ? undefined : (proxyPort) => startFirefox(program, proxyPort),
);
