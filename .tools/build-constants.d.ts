/** The version in package.json, for example `0.1.0`. Written into the bundle when it is built. */
declare const __APP_VERSION__: string;

/** The day of the source the bundle was built from, `YYYY-MM-DD` in UTC. Written into the bundle when it is built. */
declare const __BUILD_DATE__: string;
