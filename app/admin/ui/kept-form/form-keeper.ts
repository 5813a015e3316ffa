import { changedNames, controlsOf, type FieldValues, isControl, readFields, writeFields } from "./kept-fields.ts";
import type { KeptStore, KeptText } from "./kept-store.ts";
import type { FormOutcome } from "./sent-form.ts";

interface KeeperParts {
	key: string;
	store: KeptStore;
	/** Name of the hidden field with the revision that the form was rendered from. */
	revision: string | undefined;
	/** Renders the fields again, for forms whose fields depend on their values; null: with the saved values. */
	rebuild: ((values: FormData | null) => void) | undefined;
	/** Whether the page rendered the fields with values that were sent before the scripts ran, and not saved. */
	isUnsaved?: boolean;
}

export type FormKeeper = ReturnType<typeof createFormKeeper>;

/** Stores the fields that the member changed at each input, and restores them in a new rendering of the form. */
export function createFormKeeper(
	form: HTMLFormElement,
	{ key, store, revision, rebuild, isUnsaved = false }: KeeperParts,
) {
	let rendered = readFields(form, "rendered", { hidden: true });
	const touched = new Set<string>();
	/** Kept fields that the page rendered with the kept values, as after a refused form: they are still unsent. */
	const unsent = new Set<string>();
	let whole = false;
	/** The revision of the restored text, when the page has a newer one: sending it makes the server report the conflict. */
	let stale: string | null = null;

	function renderedRevision(): string | null {
		const field = revision === undefined ? null : form.elements.namedItem(revision);
		return field instanceof HTMLInputElement ? field.value : null;
	}

	function changes(): FieldValues {
		const typed = readFields(form, "typed", { hidden: whole });
		if (revision !== undefined) delete typed[revision];
		const changed = changedNames(rendered, typed);
		if (whole) return changed.length > 0 || hasFewerFields(typed, rendered, revision) ? typed : {};
		const own = changed.filter((name) => touched.has(name));
		return pick(typed, [...new Set([...own, ...unsent])]);
	}

	function save(seen = stale ?? renderedRevision(), early: Pick<KeptText, "isEarly"> = {}): void {
		const fields = changes();
		if (Object.keys(fields).length === 0) store.forget(key);
		else store.keep(key, { fields, whole, revision: seen, ...early });
	}

	function onInput({ target }: Event): void {
		if (isControl(target)) touched.add(target.name);
		// A list dispatches its own event when it gains, loses or moves items.
		else if (target instanceof HTMLFieldSetElement) whole = true;
		// An input that is repeated for React (`early-changes.ts`) changes nothing: the text is still early.
		if (JSON.stringify(store.read(key)?.fields) !== JSON.stringify(changes())) save();
	}

	function onFormData({ formData }: FormDataEvent): void {
		if (stale !== null && revision !== undefined) formData.set(revision, stale);
	}

	/** Returns the time of the restored text, or null if there is none. */
	function restore(): number | null {
		// Text typed before hydration is newer than the kept one.
		for (const name of changedNames(rendered, readFields(form, "typed"))) touched.add(name);
		const kept = store.read(key);
		if (!kept) {
			if (isUnsaved) {
				// Which of the values the member typed is not known.
				if (rebuild) whole = true;
				else for (const name of Object.keys(rendered)) touched.add(name);
				rendered = {};
			}
			if (isUnsaved || touched.size > 0) save(renderedRevision(), isUnsaved ? {} : { isEarly: true });
			return null;
		}
		const names = Object.keys(kept.fields).filter((name) => !touched.has(name));
		const fields = pick(kept.fields, names);
		if (!kept.whole && changedNames(rendered, fields).length === 0) {
			for (const name of names) unsent.add(name);
			return null;
		}
		whole = kept.whole;
		for (const name of names) touched.add(name);
		if (kept.revision !== null && kept.revision !== renderedRevision()) stale = kept.revision;
		if (rebuild) rebuild(formDataOf(whole ? fields : { ...readFields(form, "typed", { hidden: true }), ...fields }));
		else writeFields(form, fields);
		return kept.at;
	}

	function forget(): void {
		store.forget(key);
		touched.clear();
		unsent.clear();
		whole = false;
		stale = null;
	}

	return {
		restore,
		save,
		get isKept(): boolean {
			return store.read(key) !== null;
		},
		/** Listens until the returned function is called. */
		watch(): () => void {
			form.addEventListener("input", onInput);
			form.addEventListener("formdata", onFormData);
			return () => {
				form.removeEventListener("input", onInput);
				form.removeEventListener("formdata", onFormData);
			};
		},
		/** Puts the saved values back into the fields, and returns the names of the fields. */
		discard(): readonly string[] {
			const names = [...touched];
			forget();
			if (rebuild) rebuild(null);
			else writeFields(form, pick(rendered, names));
			return names;
		},
		/** The first field with one of these names. */
		fieldOf(names: readonly string[]): HTMLElement | undefined {
			return controlsOf(form).find(({ name, type }) => names.includes(name) && type !== "hidden");
		},
		sent(outcome: FormOutcome): void {
			if (outcome === "accepted") {
				forget();
				rendered = readFields(form, "typed", { hidden: true });
			}
			if (outcome === "conflict") {
				// The member sees the other version now: sending again replaces it.
				stale = null;
				save(null);
			}
		},
	};
}

function pick(values: FieldValues, names: readonly string[]): FieldValues {
	return Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
}

function hasFewerFields(typed: FieldValues, rendered: FieldValues, revision: string | undefined): boolean {
	return Object.keys(rendered).some((name) => name !== revision && !Object.hasOwn(typed, name));
}

function formDataOf(values: FieldValues): FormData {
	const data = new FormData();
	for (const [name, list] of Object.entries(values)) for (const value of list) data.append(name, value);
	return data;
}
