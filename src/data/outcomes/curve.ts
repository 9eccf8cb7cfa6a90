import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import {
  calibrationByTenths,
  curveOutcomes,
  tenthSchema,
  type Foretold,
  type Tenth,
} from '../../domain/outcome/calibration';
import { jsonText } from '../firebase/json-text';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { curveRef } from './refs';

/** How well outcomes were foretold. */
export interface Curve {
  tenths: Tenth[];
  /** Outcomes that it is made of. */
  count: number;
}

const storedCurveSchema: z.ZodMiniType<Curve> = z.object({
  tenths: jsonText(z.array(tenthSchema)),
  count: z.int(),
});

/** The curve that everybody may see; null where there are too few outcomes for one. Throws DataError. */
async function getCurve(): Promise<Curve | null> {
  const document = await request(() => getDoc(curveRef()));
  const curve = document.exists() ? parseList(storedCurveSchema, [document])[0] : undefined;
  // one of fewer could say how a single learner's test went
  return curve === undefined || curve.count < curveOutcomes ? null : curve;
}

/** The curve that everybody may see, or null. */
export function curveOptions() {
  return queryOptions<Curve | null>({
    queryKey: ['outcomeCurve'],
    queryFn: getCurve,
    staleTime: 24 * 60 * 60_000,
  });
}

/** Publishes the curve of these outcomes, of which there have to be 200. Throws DataError. */
export function publishCurveOptions() {
  return mutationOptions({
    mutationFn: async (outcomes: readonly Foretold[]) => {
      const tenths = JSON.stringify(calibrationByTenths(outcomes));
      const curve = { tenths, count: outcomes.length, updatedAt: serverTimestamp() };
      await request(() => setDoc(curveRef(), curve));
    },
    onSuccess: (_nothing, _outcomes, _before, { client }) =>
      client.invalidateQueries({ queryKey: curveOptions().queryKey }),
  });
}
