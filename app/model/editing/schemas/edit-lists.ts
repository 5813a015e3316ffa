import { blankValue } from "./blank-value.ts";
import { fieldBelow } from "./field-below.ts";
import type { FieldDescription, ListField } from "./field-description.ts";

export type ListEdit = "add" | "remove" | "up" | "down";

/** The value of a button that changes a list: `add:questions.items`, `add:sections=prose`, `up:questions.items.2`. */
export function editName(edit: ListEdit, path: string, sort?: string): string {
	return sort === undefined ? `${edit}:${path}` : `${edit}:${path}=${sort}`;
}

/** Applies the list button that submitted a form without JavaScript. A button that matches no list changes nothing. */
export function applyListEdit(description: FieldDescription, value: unknown, button: string): unknown {
	const [, edit, path = "", sort] = /^(add|remove|up|down):([^=]*)(?:=(.*))?$/.exec(button) ?? [];
	if (!edit) return value;
	const keys = path === "" ? [] : path.split(".");
	if (edit === "add") {
		return changeAt(description, value, keys, (items, list) =>
			list.most !== null && items.length >= list.most ? items : [...items, blankValue(list.item, sort)],
		);
	}
	const index = Number(keys.pop());
	return changeAt(description, value, keys, (items) => {
		if (!Number.isInteger(index) || index < 0 || index >= items.length) return items;
		return edit === "remove"
			? items.toSpliced(index, 1)
			: movedItem(items, index, edit === "up" ? index - 1 : index + 1);
	});
}

export function movedItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
	const item = items[from];
	return item === undefined || to < 0 || to >= items.length
		? [...items]
		: items.toSpliced(from, 1).toSpliced(to, 0, item);
}

type Change = (items: readonly unknown[], list: ListField) => unknown[] | readonly unknown[];

/** Follows the keys through description and value in parallel; changes nothing when the two do not match. */
function changeAt(field: FieldDescription, value: unknown, keys: readonly string[], change: Change): unknown {
	const [key, ...rest] = keys;
	if (key === undefined) return field.type === "list" && Array.isArray(value) ? change(value, field) : value;
	const below = fieldBelow(field, value, key);
	if (!below || typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return value;
	const changed = changeAt(below, (value as Record<string, unknown>)[key], rest, change);
	return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}
