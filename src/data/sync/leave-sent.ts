import { leave } from '../auth/leave';
import { currentUser } from '../auth/repository';
import { flushOutbox } from '../outbox/flush';
import './senders';

/** Signs the person on this page out when what waits on the device has been sent. Throws DataError; then nobody is signed out. */
export async function leaveSent(): Promise<void> {
  // before the service has said who is here, nothing is sent
  const user = await currentUser();
  if (user !== null) await flushOutbox(user.uid);
  await leave();
}
