import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import type { FirebaseSettings } from "#app/model/members/firebase-settings.ts";

const google = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
/** Firebase loads reCAPTCHA when the project requires it at sign-in. */
const captcha = ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"];

/** Allows the hosts that refresh tokens. Returns null when this server authenticates members itself. */
export function allowRefresh(context: Readonly<RouterContextProvider>): FirebaseSettings | null {
	const { elsewhere } = context.get(servicesContext).identity;
	if (!elsewhere) return null;
	const { emulator } = elsewhere.settings;
	context.get(requestContextKey).outside = {
		connect: emulator ? [emulator] : google,
		frame: ["'self'"],
		popups: false,
	};
	return elsewhere.settings;
}

/** Only the sign-in pages may open the provider's popup. */
export const allowSignIn: MiddlewareFunction<Response> = async ({ context }, next) => {
	const settings = allowRefresh(context);
	const requestContext = context.get(requestContextKey);
	if (settings && requestContext.outside) {
		requestContext.outside = {
			connect: [...requestContext.outside.connect, ...captcha],
			frame: [settings.emulator ?? `https://${settings.authDomain}`, ...captcha],
			popups: true,
		};
	}
	return next();
};
