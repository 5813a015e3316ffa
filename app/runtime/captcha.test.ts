import { afterEach, expect, it, vi } from "vitest";
import { captchaToken, loadCaptcha } from "./captcha.ts";

afterEach(() => vi.unstubAllGlobals());

it("returns the same captcha for the same key, and throws for another key", () => {
	const scripts: { src?: string }[] = [];
	vi.stubGlobal("document", { createElement: () => ({}), head: { append: (script: object) => scripts.push(script) } });
	const settings = { siteKey: "key-one", origin: "https://captcha.example", enterprise: true };
	const first = loadCaptcha(settings);
	expect(loadCaptcha(settings)).toBe(first);
	expect(scripts.map(({ src }) => src)).toEqual(["https://captcha.example/recaptcha/enterprise.js?render=explicit"]);
	expect(() => loadCaptcha({ ...settings, siteKey: "key-two" })).toThrow(
		"reCAPTCHA already loaded with different site key!",
	);
});

it("sends a form without a token when the key changed while the page was open", async () => {
	const settings = { siteKey: "key-three", origin: "https://captcha.example", enterprise: true };
	expect(await captchaToken(settings, "contact")).toBe("");
});
