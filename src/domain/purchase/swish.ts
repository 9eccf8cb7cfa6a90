/** What a Swish payment is filled in with. */
export interface SwishPayment {
  /** The payee's number. */
  number: string;
  /** Whole kronor. */
  amount: number;
  message: string;
}

const digits = (number: string) => number.replace(/\D/g, '');

/**
 * The text of a static Swish QR code: `C<number>;<amount>;<message>;<lock>`; lock 0 lets nothing be changed
 * (Swish, "Guide Swish QR code specification").
 */
export function swishQrText({ number, amount, message }: SwishPayment): string {
  return `C${digits(number)};${String(amount)};${message};0`;
}

/** The address that opens the Swish app on the same device with the payment filled in. */
export function swishAppUrl({ number, amount, message }: SwishPayment): string {
  const data = {
    version: 1,
    payee: { value: digits(number) },
    amount: { value: amount },
    message: { value: message, editable: false },
  };
  return `swish://payment?data=${encodeURIComponent(JSON.stringify(data))}`;
}
