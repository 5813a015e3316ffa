import { type FormEvent, type RefObject, useState } from "react";
import { type FillName, fieldsToFill } from "#app/model/calls/fill-in-customer.ts";
import type { AlikeView } from "../.server/alike-view.ts";

/** Writes what is known of the chosen customer into the fields that are empty. */
export function useFillIn(form: RefObject<HTMLFormElement | null>, alike: readonly AlikeView[], count: number) {
	const [filled, setFilled] = useState<{ count: number; names: readonly FillName[] } | null>(null);
	return {
		/** Null before a customer is chosen. */
		names: filled?.count === count ? filled.names : null,
		onChange({ target }: FormEvent<HTMLFormElement>): void {
			if (!(target instanceof HTMLInputElement) || target.name !== "customer") return;
			const fill = alike.find(({ id }) => id === target.value)?.fill;
			const fieldOf = (name: FillName) => form.current?.elements.namedItem(name);
			const valueIn = (name: FillName) => {
				const field = fieldOf(name);
				return field instanceof HTMLInputElement ? field.value : "";
			};
			const names = fill ? fieldsToFill(fill, valueIn) : [];
			for (const name of names) {
				const field = fieldOf(name);
				if (!fill || !(field instanceof HTMLInputElement)) continue;
				field.value = fill[name];
				field.dispatchEvent(new Event("input", { bubbles: true }));
			}
			setFilled(fill ? { count, names } : null);
		},
	};
}
