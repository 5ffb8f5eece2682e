import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import directives from './.tools/content-security-policy.json' with { type: 'json' };

const here = import.meta.dirname;
const offlineWorkerFile = `${here}/src/ui/offline/worker.ts`;
const { version } = JSON.parse(readFileSync(`${here}/package.json`, 'utf8')) as { version: string };

export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  base: './',
  plugins: [react(), contentSecurityPolicy(), ...(isSsrBuild ? [] : [offlineWorker()])],
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __BUILD_DATE__: JSON.stringify(dayOfSource()),
  },
  build: {
    target: isSsrBuild ? 'node20' : 'es2022',
    sourcemap: false,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { index: `${here}/index.html`, sw: offlineWorkerFile },
          output: {
            codeSplitting: { groups: chunkGroups },
            // A service worker rules the folder that it lies in, so its name is at the top and never changes.
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          },
        },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    environment: 'node',
    pool: 'forks',
    // Loading the same modules anew for each file took as long as a third of the tests; files that set state set it back.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: { include: ['src/**'], exclude: ['src/**/*.test.*'] },
  },
}));

/** Begun last, the longest test would be waited for alone: it takes a third of the time of all. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification): boolean =>
      moduleId.endsWith('src/proof/engine-against-second.test.ts');
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/**
 * What the first screen needs comes in two files, React and the rest: in one file for each set of modules that some later
 * part shares with it, half of the time to the first chart went into fetching fifty of them.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/, priority: 2 },
  { name: 'screen', tags: ['$initial' as const], test: (id: string) => id !== offlineWorkerFile, priority: 1 },
];

/** Puts the policy into the built page. Vite's development page needs an inline script, so it has none. */
function contentSecurityPolicy(): Plugin {
  const content = Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
    ],
  };
}

/** Tells the service worker which files this build has, and names their cache after what is in them. */
function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('The build has no service worker, sw.js.');
        const print = createHash('sha256');
        const files = ['./'];
        for (const name of readdirSync(`${here}/public`).sort()) {
          print.update(readFileSync(`${here}/public/${name}`));
          files.push(`./${name}`);
        }
        for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          if (name === 'sw.js' || name.startsWith('.vite/')) continue;
          print.update(name).update(file.type === 'chunk' ? file.code : file.source);
          files.push(`./${name}`);
        }
        const cache = `paydown-${version}-${print.digest('hex').slice(0, 12)}`;
        worker.code = worker.code
          .replaceAll('__PRECACHED_FILES__', JSON.stringify(files))
          .replaceAll('__CACHE_NAME__', JSON.stringify(cache));
      },
    },
  };
}

/** SOURCE_DATE_EPOCH (seconds), else the day of the last commit, else that of package.json: the same source gives the same build. */
function dayOfSource(): string {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  if (epoch !== undefined && /^\d+$/.test(epoch)) return day(Number(epoch) * 1000);
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: here, encoding: 'utf8', stdio: 'pipe' });
    return day(Number(seconds) * 1000);
  } catch {
    return day(statSync(`${here}/package.json`).mtimeMs);
  }
}

function day(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
