import { isDataError } from '../../data/errors';
import type { AuthUser } from '../../data/auth/auth-user';
import { signInService } from '../../data/auth/sign-in-service';
import { Button } from '../../ui/button';
import { useWrite } from '../../ui/use-write';
import { googleMessage } from './messages';

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-5">
      <path
        fill="#4285F4"
        d="M22.600 12.250c0-.780-.070-1.530-.200-2.250H12v4.260h5.940a5.080 5.080 0 0 1-2.200 3.330v2.770h3.570c2.080-1.920 3.290-4.740 3.290-8.110Z"
      />
      <path
        fill="#34A853"
        d="M12 23c2.970 0 5.460-.980 7.280-2.660l-3.570-2.770c-.980.660-2.230 1.060-3.710 1.060-2.860 0-5.290-1.930-6.160-4.530H2.180v2.840A11 11 0 0 0 12 23Z"
      />
      <path
        fill="#FBBC05"
        d="M5.840 14.090a6.600 6.600 0 0 1 0-4.180V7.070H2.180a11 11 0 0 0 0 9.860l3.660-2.840Z"
      />
      <path
        fill="#EA4335"
        d="M12 5.380c1.620 0 3.060.560 4.210 1.640l3.150-3.150C17.450 2.090 14.970 1 12 1A11 11 0 0 0 2.180 7.070l3.660 2.840C6.710 7.310 9.140 5.380 12 5.380Z"
      />
    </svg>
  );
}

/** Signs in or registers by Google's popup. A popup that the person closes is no failure. */
export function GoogleButton({
  label,
  onSignedIn,
  onFailed,
}: {
  label: string;
  onSignedIn: (user: AuthUser) => void;
  onFailed: (message: string) => void;
}) {
  const google = useWrite({
    mutationFn: async () => (await signInService()).signInWithGoogle(),
    leadsAway: true,
    onSuccess: onSignedIn,
    onError: (error) => {
      if (!isDataError(error, 'popup-closed')) onFailed(googleMessage(error));
    },
  });
  return (
    <Button
      variant="outline"
      isBusy={google.isPending}
      onClick={() => {
        google.mutate();
      }}
    >
      <GoogleMark />
      {label}
    </Button>
  );
}
