/** A line of a voucher, as a bookkeeping program understands it. */
interface ReadRow {
  account: string;
  ore: number;
}

/** A voucher as it is read. */
interface ReadVoucher {
  series: string;
  number: string;
  date: string;
  text: string;
  rows: ReadRow[];
}

/** A SIE file as it is read. */
interface ReadSie {
  /** What the lines say that stand once, by their label. */
  labels: Map<string, string[]>;
  accounts: Map<string, string>;
  vouchers: ReadVoucher[];
}

/** Swedish letters of code page 437, by their bytes in the table of the specification. */
const letters = new Map([
  [0x86, 'å'],
  [0x84, 'ä'],
  [0x94, 'ö'],
  [0x8f, 'Å'],
  [0x8e, 'Ä'],
  [0x99, 'Ö'],
  [0x82, 'é'],
  [0x81, 'ü'],
]);

function decode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => {
    const character = byte < 128 ? String.fromCharCode(byte) : letters.get(byte);
    if (character === undefined) throw new Error(`Byte ${String(byte)} is no Swedish letter.`);
    return character;
  }).join('');
}

/** The fields of a line: words, texts in quotes (\" for a quote), and lists of objects in braces. */
function fieldsOf(line: string): string[] {
  const fields: string[] = [];
  let place = 0;
  const take = (until: (character: string) => boolean): string => {
    let taken = '';
    while (place < line.length && !until(line.charAt(place))) {
      if (line.charAt(place) === '\\') place += 1;
      taken += line.charAt(place);
      place += 1;
    }
    return taken;
  };
  while (place < line.length) {
    const first = line.charAt(place);
    if (first === ' ' || first === '\t') place += 1;
    else if (first === '"' || (first === '{' && line.length > 1)) {
      place += 1;
      const end = first === '"' ? '"' : '}';
      fields.push(take((character) => character === end));
      if (line.charAt(place) !== end) throw new Error(`Not closed: ${line}`);
      place += 1;
    } else fields.push(take((character) => character === ' ' || character === '\t'));
  }
  return fields;
}

function toOre(amount: string): number {
  const [, sign = '', kronor = '', ore = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (kronor === '') throw new Error(`No amount: ${amount}`);
  return (sign === '-' ? -1 : 1) * (Number(kronor) * 100 + Number(ore.padEnd(2, '0')));
}

/**
 * Reads a SIE file of type 4, written from the format's specification (Föreningen SIE-Gruppen, "SIE filformat", utgåva
 * 4B) and from nothing of ours. Throws where a line is none, an account is not declared, a date is outside the fiscal year,
 * or a voucher does not come to nothing.
 */
export function readSie(bytes: Uint8Array): ReadSie {
  const read: ReadSie = { labels: new Map(), accounts: new Map(), vouchers: [] };
  let open: ReadVoucher | null = null;
  let isWithin = false;
  const lines = decode(bytes).split('\r\n');
  if (lines.pop() !== '') throw new Error('The last line does not end.');
  for (const line of lines) {
    const [label = '', ...fields] = fieldsOf(line);
    if (label === '{') isWithin = true;
    else if (label === '}') {
      const rest = open?.rows.reduce((sum, { ore }) => sum + ore, 0);
      if (open === null || rest !== 0) throw new Error(`Not balanced: ${JSON.stringify(open)}`);
      read.vouchers.push(open);
      open = null;
      isWithin = false;
    } else if (label === '#VER') {
      if (open !== null) throw new Error('A voucher in a voucher.');
      const [series = '', number = '', date = '', text = ''] = fields;
      const [, from = '', to = ''] = read.labels.get('#RAR') ?? [];
      if (!/^\d{8}$/.test(date) || date < from || date > to)
        throw new Error(`No such day: ${line}`);
      open = { series, number, date, text, rows: [] };
    } else if (label === '#TRANS') {
      const [account = '', objects, amount = ''] = fields;
      if (open === null || !isWithin || objects !== '') throw new Error(`Out of place: ${line}`);
      if (!read.accounts.has(account)) throw new Error(`Not declared: ${account}`);
      open.rows.push({ account, ore: toOre(amount) });
    } else if (label === '#KONTO') {
      const [account = '', name = ''] = fields;
      if (read.accounts.has(account)) throw new Error(`Declared twice: ${account}`);
      read.accounts.set(account, name);
    } else if (/^#[A-Z]+$/.test(label) && !read.labels.has(label)) read.labels.set(label, fields);
    else throw new Error(`Not understood: ${line}`);
  }
  if (lines[0] !== '#FLAGGA 0') throw new Error('The first line is not #FLAGGA.');
  return read;
}
