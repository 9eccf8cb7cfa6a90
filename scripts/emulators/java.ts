import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { executableName, findRealOnPath, isExecutable } from '../lib/executables';
import { UserError } from '../lib/user-error';

/** firebase-tools refuses anything older. */
const minimumVersion = 21;

/** A Java installation. */
export interface Java {
  readonly home: string;
  readonly version: number;
  /** False for a runtime without javac. */
  readonly hasCompiler: boolean;
}

/** Folders whose entries are Java installations, by platform. */
const installationFolders: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/lib/jvm', '/usr/java', path.join(os.homedir(), '.sdkman/candidates/java')],
  darwin: [
    '/Library/Java/JavaVirtualMachines',
    path.join(os.homedir(), 'Library/Java/JavaVirtualMachines'),
    '/opt/homebrew/opt',
    '/usr/local/opt',
  ],
  win32: ['Java', 'Eclipse Adoptium', 'Microsoft', 'Zulu'].map((vendor) =>
    path.join(process.env['ProgramFiles'] ?? 'C:\\Program Files', vendor),
  ),
};

/** Where the home lies inside an installation's folder: at the top, on macOS in a bundle. */
const homesInside = ['', 'Contents/Home', 'libexec/openjdk.jdk/Contents/Home'];

const howToInstall = [
  'Debian/Ubuntu: sudo apt-get install openjdk-21-jdk-headless',
  'macOS: brew install openjdk@21',
  'Windows: winget install EclipseAdoptium.Temurin.21.JDK',
].join('; ');

/**
 * Finds the newest Java that firebase-tools accepts in JAVA_HOME, on PATH and below the folders;
 * a full JDK goes before a bare runtime.
 */
export function findJava(
  folders: readonly string[] = installationFolders[process.platform] ?? [],
): Java {
  const installed = candidateHomes(folders)
    .map(inspect)
    .filter((java) => java !== undefined)
    .sort((a, b) => b.version - a.version);
  const usable = installed.filter(({ version }) => version >= minimumVersion);
  const best = usable.find(({ hasCompiler }) => hasCompiler) ?? usable[0];
  if (best) return best;
  const [old] = installed;
  const found =
    old === undefined ? 'none was found' : `only ${String(old.version)} was found (${old.home})`;
  throw new UserError(
    `The Firebase emulators need a JDK of version ${String(minimumVersion)} or later and ${found} in ` +
      `JAVA_HOME, on PATH or in the usual folders: install one (${howToInstall}) and run the command again.`,
  );
}

/** The path of one of the installation's programs. */
export function javaProgram(java: Java, name: 'java' | 'javac' | 'jar'): string {
  return path.join(java.home, 'bin', executableName(name));
}

function candidateHomes(folders: readonly string[]): string[] {
  const onPath = findRealOnPath('java');
  const homes = [
    process.env['JAVA_HOME'],
    onPath === undefined ? undefined : path.dirname(path.dirname(onPath)),
    ...folders.flatMap(homesBelow),
  ];
  return [...new Set(homes.filter((home) => home !== undefined).filter(Boolean))];
}

function homesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    homesInside.map((inside) => path.join(folder, name, inside)),
  );
}

function inspect(home: string): Java | undefined {
  const java = path.join(home, 'bin', executableName('java'));
  if (!isExecutable(java)) return undefined;
  const version = versionFromReleaseFile(home) ?? versionFromProgram(java);
  if (version === undefined) return undefined;
  return {
    home,
    version,
    hasCompiler: isExecutable(path.join(home, 'bin', executableName('javac'))),
  };
}

function versionFromReleaseFile(home: string): number | undefined {
  try {
    const release = readFileSync(path.join(home, 'release'), 'utf8');
    return majorVersion(/^JAVA_VERSION="(\d+)/m.exec(release));
  } catch {
    return undefined;
  }
}

function versionFromProgram(java: string): number | undefined {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return majorVersion(/version "(\d+)/.exec(stderr));
}

function majorVersion(match: RegExpExecArray | null): number | undefined {
  return match?.[1] === undefined ? undefined : Number(match[1]);
}
