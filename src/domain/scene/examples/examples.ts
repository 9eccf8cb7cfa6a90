import { driverViews } from './driver-views';
import type { Example } from './example';
import { junctions } from './junctions';
import { motorways } from './motorways';
import { roads } from './roads';

/** Scenes of every layout and of what they can hold. */
export const examples: readonly Example[] = [...junctions, ...motorways, ...roads, ...driverViews];
