import type { Localized } from "#app/locale/locales.ts";

interface PriceChangeWords {
	title: string;
	/** `before`: the price range that the visitor saw last. */
	text: (before: string) => string;
	/** When nobody knows that range: the answers changed at the same time. */
	unknown: string;
	/** After the button that sends the estimate was pressed. */
	unsent: string;
}

/** Above a step of the estimate whose prices or promotions were changed since the visitor saw the price range. Not editable. */
export const priceChangeWords: Localized<PriceChangeWords> = {
	fr: {
		title: "Nos prix ont changé entre-temps.",
		text: (before) =>
			`Votre fourchette était de ${before}. Celle que vous voyez maintenant suit nos prix et nos promotions d’aujourd’hui.`,
		unknown: "La fourchette que vous voyez maintenant suit nos prix et nos promotions d’aujourd’hui.",
		unsent: "Rien n’est encore envoyé : regardez la fourchette, puis envoyez votre demande si elle vous convient.",
	},
	en: {
		title: "Our prices have changed in the meantime.",
		text: (before) => `Your price range was ${before}. The one you see now follows today’s prices and promotions.`,
		unknown: "The price range you see now follows today’s prices and promotions.",
		unsent: "Nothing has been sent yet: look at the range, then send your request if it suits you.",
	},
};
