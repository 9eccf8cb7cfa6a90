import { useQuery } from '@tanstack/react-query';

import { ForetoldCurve } from '../../components/outcome/foretold-curve';
import { curveOptions } from '../../data/outcomes/curve';
import { curveOutcomes } from '../../domain/outcome/calibration';
import { NotLoaded } from '../../ui/not-loaded';
import { Skeleton } from '../../ui/skeleton';

/** How well the chance has come true, for anybody. */
export default function PublicCurve() {
  const curve = useQuery(curveOptions());
  if (curve.data === undefined) {
    return (
      <NotLoaded
        queries={[curve]}
        title="Kunde inte hämta kurvan"
        skeleton={<Skeleton className="h-40" />}
      />
    );
  }
  return curve.data === null ? (
    <p role="status">
      Än är det för få som har berättat. Vi visar kurvan när det finns {curveOutcomes} resultat.
    </p>
  ) : (
    <ForetoldCurve curve={curve.data} />
  );
}
