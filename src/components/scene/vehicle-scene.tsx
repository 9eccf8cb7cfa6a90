import { classNames } from '../../lib/class-names';
import { Illustration, type IllustrationName } from './illustration';

/** A vehicle on the road before a Nordic horizon. */
export function VehicleScene({
  vehicle,
  isLarge = false,
  className,
}: {
  vehicle: IllustrationName;
  isLarge?: boolean;
  className?: string;
}) {
  return (
    <div
      className={classNames(
        'relative grid items-end justify-items-center overflow-hidden bg-[var(--sky)]',
        className,
      )}
    >
      <Illustration name="horizon" className="absolute inset-0 size-full" />
      <Illustration
        name={vehicle}
        className={classNames(
          'relative w-full',
          isLarge ? 'mb-5 h-40 max-w-xs' : 'mb-1.5 h-28 max-w-56',
        )}
      />
    </div>
  );
}
