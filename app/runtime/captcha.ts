import { type RefObject, useEffect } from "react";
import type { CaptchaSettings } from "#app/model/consent/public-settings.ts";

interface Grecaptcha {
	ready(callback: () => void): void;
	render(container: HTMLElement, options: Record<string, string>): number;
	execute(client: number, options: { action: string }): Promise<string>;
}

declare global {
	interface Window {
		grecaptcha?: Grecaptcha & { enterprise?: Grecaptcha };
	}
}

interface Captcha {
	/** Returns a token for the visitor's action, which the server verifies with the provider. */
	execute(action: string): Promise<string>;
}

const pollEvery = 25;

let loaded: { siteKey: string; captcha: Promise<Captcha> } | null = null;

/** Loads the captcha once for each page; later calls return the same promise. */
export function loadCaptcha(settings: CaptchaSettings): Promise<Captcha> {
	if (loaded && loaded.siteKey !== settings.siteKey) {
		throw new Error("reCAPTCHA already loaded with different site key!");
	}
	loaded ??= { siteKey: settings.siteKey, captcha: start(settings) };
	return loaded.captcha;
}

/** Rejects where `loadCaptcha` throws: the key changed while this page was open, and its forms go on without a captcha. */
const tryToLoad = async (settings: CaptchaSettings) => loadCaptcha(settings);

/** Loads the captcha when a visitor starts using the form, including fields focused or filled before hydration. */
export function useCaptcha(form: RefObject<HTMLFormElement | null>, settings: CaptchaSettings | null): void {
	useEffect(() => {
		const element = form.current;
		if (!element || !settings) return;
		const load = () => void tryToLoad(settings).catch(() => undefined);
		if (isInUse(element)) {
			load();
			return;
		}
		element.addEventListener("focusin", load, { once: true });
		element.addEventListener("input", load, { once: true });
		return () => {
			element.removeEventListener("focusin", load);
			element.removeEventListener("input", load);
		};
	}, [form, settings]);
}

async function start({ siteKey, origin, enterprise }: CaptchaSettings): Promise<Captcha> {
	await loadScript(`${origin}/recaptcha/${enterprise ? "enterprise" : "api"}.js?render=explicit`);
	const api = await whenDefined(() => (enterprise ? window.grecaptcha?.enterprise : window.grecaptcha));
	await new Promise<void>((resolve) => api.ready(resolve));
	const container = document.createElement("div");
	container.hidden = true;
	document.body.append(container);
	const client = api.render(container, { sitekey: siteKey, size: "invisible", badge: "inline" });
	return { execute: (action) => api.execute(client, { action }) };
}

function loadScript(src: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.async = true;
		script.src = src;
		script.onload = () => resolve();
		script.onerror = () => {
			loaded = null;
			reject(new Error("The captcha could not be loaded"));
		};
		document.head.append(script);
	});
}

/** Polls, because the script defines its API some time after it has loaded. */
async function whenDefined<T>(read: () => T | undefined): Promise<T> {
	for (;;) {
		const value = read();
		if (value !== undefined) return value;
		await new Promise((resolve) => setTimeout(resolve, pollEvery));
	}
}

function isInUse(form: HTMLFormElement): boolean {
	if (form.contains(document.activeElement)) return true;
	return [...form.elements].some(isChanged);
}

function isChanged(field: Element): boolean {
	if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
	if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
	// Without a `value` attribute, the value of a checkbox is "on" and its default is "".
	if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
	return field.value !== field.defaultValue;
}

/** Returns an empty token after 2.5 seconds or on failure: a lead without a token is better than no lead. */
export async function captchaToken(settings: CaptchaSettings, action: string): Promise<string> {
	const timeout = new Promise<string>((resolve) => setTimeout(resolve, 2500, ""));
	const token = tryToLoad(settings)
		.then((captcha) => captcha.execute(action))
		.catch(() => "");
	return Promise.race([token, timeout]);
}
