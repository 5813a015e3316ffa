import type { Locale } from "#app/locale/locales.ts";
import { onePeriod } from "#app/time/one-period.ts";

/** Tasks in place of the mails to a customer without an e-mail address: whom to call, and the words to say. */
export interface CallTaskWords {
	booked: (name: string, when: string) => string;
	moved: (name: string, when: string) => string;
	cancelled: (name: string, when: string) => string;
	reminder: (name: string, when: string) => string;
	done: (name: string, when: string) => string;
	/** The customer accepts online, which needs an e-mail address for the copy. */
	quote: (name: string, price: string, until: string) => string;
}

export const callTaskWords: Readonly<Record<Locale, CallTaskWords>> = {
	fr: {
		booked: (name, when) => `Appeler ${name} : « Votre rendez-vous est pris, ${when}. »`,
		moved: (name, when) => `Appeler ${name} : « Votre rendez-vous est déplacé, ${when}. »`,
		cancelled: (name, when) => `Appeler ${name} : « Votre rendez-vous est annulé, celui qui était prévu ${when}. »`,
		reminder: (name, when) => `Appeler ${name} : « Nous vous rappelons votre rendez-vous, ${when}. »`,
		done: (name, when) => `Appeler ${name} : « Votre rendez-vous a eu lieu ${when}. Tout est-il en ordre? »`,
		quote: (name, price, until) =>
			`Appeler ${name} : « Votre soumission est prête : ${price} avec les taxes, valable jusqu’au ${until}. À quel courriel pouvons-nous l’envoyer? »`,
	},
	en: {
		booked: (name, when) => `Call ${name}: “Your appointment is booked, ${when}”`,
		moved: (name, when) => `Call ${name}: “Your appointment has moved, ${when}”`,
		cancelled: (name, when) => `Call ${name}: “Your appointment is cancelled, the one planned ${when}”`,
		reminder: (name, when) => `Call ${name}: “A reminder of your appointment, ${when}”`,
		done: (name, when) => onePeriod(`Call ${name}: “Your appointment took place ${when}. Is everything in order?”`),
		quote: (name, price, until) =>
			`Call ${name}: “Your quote is ready: ${price} with taxes, valid until ${until}. To which e-mail address can we send it?”`,
	},
};

/** A customer answered that not everything is in order. In French, like every text that the site itself writes to the team. */
export function notFineTask(name: string, when: string): string {
	return `Joindre ${name} : tout n’est pas en ordre après le rendez-vous qui a eu lieu ${when}.`;
}
