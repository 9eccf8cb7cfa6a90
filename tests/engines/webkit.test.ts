import { findWebKit } from '../../scripts/test/engines';
import { describeJourneys } from './support/journeys';
import { startWebKit } from './support/webkit';

const programs = findWebKit();

describeJourneys(
  'WebKit',
  programs === undefined ? undefined : (proxyPort) => startWebKit(programs, proxyPort),
);
