import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The headless shell: a browser test uses a quarter less CPU with it. */
const shell = "/usr/bin/chromium-headless-shell";
const wholeBrowsers = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/snap/bin/chromium",
];

/** Without these flags, Chromium contacts Google at every start. */
const quiet = [
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--no-first-run",
	"--disable-gpu",
];

/**
 * Newer Chromium renders its toolbar and the popup of its address bar as web pages of three hundred files, in a process
 * of their own for each window, even headless: without them, opening a page costs half as much. Only the last
 * `--disable-features` list counts, so Playwright's own list is repeated.
 */
const withoutFeatures = [
	"InitialWebUI",
	"WebUIOmniboxPopup",
	"WebUIOmniboxAimPopup",
	"WebUIOmniboxFullPopup",
	"AvoidUnnecessaryBeforeUnloadCheckSync",
	"DestroyProfileOnBrowserClose",
	"HttpsUpgrades",
	"HttpsFirstBalancedModeAutoEnable",
	"LensOverlay",
	"MediaRouter",
	"PaintHolding",
	"ThirdPartyStoragePartitioning",
	"AvoidCorsURLLoaderRestartOnRedirect",
	"OptimizationHints",
	"NetworkTimeServiceQuerying",
	"AimEnabled",
	"PreconnectToSearch",
];

/** Launch options for Playwright with the machine's own browser. */
export function chromiumOptions(more: readonly string[] = [], executablePath = findChromium() ?? undefined) {
	const isRoot = process.getuid?.() === 0;
	const features = `--disable-features=${withoutFeatures.join(",")}`;
	return {
		launchOptions: {
			executablePath,
			args: [...quiet, features, ...(isRoot ? ["--no-sandbox"] : []), ...more],
		},
	};
}

/** For tests: with one process less, opening a page costs a tenth less. */
export function testBrowserOptions() {
	return chromiumOptions(["--in-process-gpu"]);
}

/** For measurements, a whole browser like visitors': autofill and icons of a site cost time that the shell does not need. */
export function visitorBrowserOptions() {
	const whole = process.env.CHROMIUM_PATH ?? wholeBrowsers.find((path) => existsSync(path));
	return chromiumOptions([], whole ?? findChromium() ?? undefined);
}

/** Looks at `CHROMIUM_PATH`, then the system's paths, then Playwright's download. */
function findChromium(): string | null {
	const asked = process.env.CHROMIUM_PATH;
	if (asked) {
		if (!existsSync(asked))
			throw new Error(`CHROMIUM_PATH is ${asked}, but there is no such file. Correct it, or unset it.`);
		return asked;
	}
	return [shell, ...wholeBrowsers, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Installs a browser when there is none: Debian's package as root, otherwise Playwright's download. */
export function ensureChromium(): string {
	const found = findChromium();
	if (found) return found;
	const isRoot = process.getuid?.() === 0;
	console.log(`No Chromium found: installing ${isRoot ? "the Debian package" : "Playwright's build"}…`);
	if (isRoot) {
		run("apt-get", ["update", "-qq"]);
		run("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"]);
		// Older Debian releases have no separate headless package.
		if (!findChromium()) run("apt-get", ["install", "-y", "-qq", "chromium"]);
	} else {
		run("npx", ["playwright", "install", "chromium"]);
	}
	const installed = findChromium();
	if (!installed) {
		throw new Error(
			"Chromium could not be installed. Install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH, then run this command again.",
		);
	}
	return installed;
}

function run(command: string, args: string[]): void {
	spawnSync(command, args, {
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
}
