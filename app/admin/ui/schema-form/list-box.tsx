import { useEffect, useRef, useState } from "react";
import { blankValue } from "#app/model/editing/schemas/blank-value.ts";
import { editName, type ListEdit, movedItem } from "#app/model/editing/schemas/edit-lists.ts";
import {
	type FieldDescription,
	fieldPath,
	isBranch,
	type ListField,
	type TupleField,
} from "#app/model/editing/schemas/field-description.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { FieldError } from "#app/ui/field.tsx";
import { OfficeIcon } from "../office-icon.tsx";
import { excerptOf } from "./excerpt.ts";
import { type Place, useSchemaForm } from "./form-context.tsx";
import { GroupFields, valueBelow } from "./group-box.tsx";
import { UnionItem } from "./union-box.tsx";

interface Item {
	/** Stays with the item when it moves, so that typed values move along. */
	key: number;
	value: unknown;
	isNew?: true;
}

interface ListProps extends Place {
	field: ListField | TupleField;
	value: unknown;
}

/** Each button submits the form with its edit for the server to apply; with JavaScript the browser applies it. */
export function ListBox({ field, path, pattern, value }: ListProps) {
	const { words, idOf, labelOf, errorAt } = useSchemaForm();
	const box = useRef<HTMLFieldSetElement>(null);
	const [items, setItems] = useState(() => itemsOf(field, value));
	const nextKey = useRef(items.length);
	const [change, setChange] = useState<{ text: string; focus: string } | null>(null);
	useEffect(() => {
		if (!change) return;
		focusOn(change.focus);
		// An input event, as after typing, so that autosave and preview notice the change.
		box.current?.dispatchEvent(new Event("input", { bubbles: true }));
	}, [change]);

	const { label, hint } = labelOf(pattern);
	const itemPattern = fieldPath(pattern, "*");
	const itemLabel = labelOf(itemPattern).label;
	const id = idOf(path);
	const limits = field.type === "list" ? field : { least: field.items.length, most: field.items.length };

	function add(sort?: string): void {
		if (field.type !== "list") return;
		const key = nextKey.current;
		nextKey.current += 1;
		setItems([...items, { key, value: blankValue(field.item, sort), isNew: true }]);
		setChange({ text: said(words.added, items.length), focus: `${idOf(fieldPath(path, items.length))}-item` });
	}

	function edit(kind: Exclude<ListEdit, "add">, index: number): void {
		const to = kind === "up" ? index - 1 : kind === "down" ? index + 1 : index;
		setItems(kind === "remove" ? items.toSpliced(index, 1) : movedItem(items, index, to));
		const place = kind === "remove" ? fieldPath(path, Math.max(0, index - 1)) : fieldPath(path, to);
		const focus = kind === "remove" ? `${idOf(place)}-item` : `${idOf(place)}-${kind}`;
		setChange({ text: said(kind === "remove" ? words.removed : words.moved, index), focus });
	}

	function said(text: string, index: number): string {
		return fillIn(text, { item: itemLabel, n: index + 1 });
	}

	return (
		<fieldset ref={box} id={id} tabIndex={-1} className="schema-list" data-wide>
			<legend className="schema-legend">{label}</legend>
			{hint && <p className="schema-hint">{hint}</p>}
			<FieldError id={`${id}-error`}>{errorAt(path)}</FieldError>
			<ol>
				{items.map(({ key, value: itemValue, isNew }, index) => (
					<ListItem
						key={key}
						field={field.type === "list" ? field.item : (field.items[index] ?? { type: "group", fields: {} })}
						path={fieldPath(path, index)}
						pattern={itemPattern}
						value={itemValue}
						index={index}
						isNew={isNew === true}
						can={{
							up: field.type === "list" && index > 0,
							down: field.type === "list" && index < items.length - 1,
							remove: items.length > limits.least,
						}}
						edit={edit}
					/>
				))}
			</ol>
			{field.type === "list" && (limits.most === null || items.length < limits.most) && (
				<AddButtons item={field.item} path={path} pattern={itemPattern} add={add} />
			)}
			<p role="status" className="sr-only">
				{change?.text}
			</p>
		</fieldset>
	);
}

function ListItem({
	field,
	path,
	pattern,
	value,
	index,
	isNew,
	can,
	edit,
}: Place & {
	field: FieldDescription;
	value: unknown;
	index: number;
	isNew: boolean;
	can: Readonly<Record<Exclude<ListEdit, "add">, boolean>>;
	edit: (kind: Exclude<ListEdit, "add">, index: number) => void;
}) {
	const { Node, words, idOf, labelOf, errorAt, hasErrorBelow } = useSchemaForm();
	const id = idOf(path);
	const name = `${labelOf(pattern).label} ${index + 1}`;
	const sort = field.type === "union" ? String(valueBelow(value, field.by) ?? "") : "";
	const sortLabel = sort && labelOf(`${pattern}.${field.type === "union" ? field.by : ""}.${sort}`).label;
	const node = { path, pattern, value };
	// An item without an excerpt stays open: folded, it would look like its neighbours.
	const excerpt = excerptOf(field, value);
	const buttons = (["up", "down", "remove"] as const).filter((kind) => can[kind]);
	return (
		<li className="schema-item" data-buttons={buttons.length}>
			{buttons.length > 0 && (
				<div className="schema-moves">
					{buttons.map((kind) => (
						<button
							key={kind}
							id={`${id}-${kind}`}
							type="submit"
							name="edit"
							value={editName(kind, path)}
							aria-label={fillIn(words[kind], { item: labelOf(pattern).label, n: index + 1 })}
							data-edit={kind}
							onClick={(event) => {
								event.preventDefault();
								edit(kind, index);
							}}
						>
							<OfficeIcon name={moveIcons[kind]} />
						</button>
					))}
				</div>
			)}
			{isBranch(field) ? (
				<details open={isNew || !excerpt || hasErrorBelow(path)}>
					<summary id={`${id}-item`} className="schema-summary schema-item-summary">
						<span className="schema-item-name">{sortLabel ? `${index + 1}. ${sortLabel}` : name}</span>
						<span className="schema-excerpt">{excerpt}</span>
					</summary>
					<div id={id} className="schema-item-body">
						<FieldError id={`${id}-error`}>{errorAt(path)}</FieldError>
						{field.type === "union" ? (
							<UnionItem field={field} {...node} />
						) : field.type === "group" ? (
							<GroupFields field={field} {...node} />
						) : (
							<Node field={field} {...node} />
						)}
					</div>
				</details>
			) : (
				<Node field={field} {...node} />
			)}
		</li>
	);
}

const moveIcons = { up: "up", down: "down", remove: "trash" } as const;

function AddButtons({ item, path, pattern, add }: Place & { item: FieldDescription; add: (sort?: string) => void }) {
	const { words, labelOf } = useSchemaForm();
	const sorts = item.type === "union" ? Object.keys(item.sorts) : [];
	const addButton = (text: string, sort?: string) => (
		<button
			key={sort}
			type="submit"
			name="edit"
			value={editName("add", path, sort)}
			className="schema-add"
			onClick={(event) => {
				event.preventDefault();
				add(sort);
			}}
		>
			<OfficeIcon name="plus" />
			{text}
		</button>
	);
	if (sorts.length === 0) return addButton(fillIn(words.add, { item: labelOf(pattern).label.toLowerCase() }));
	const by = item.type === "union" ? item.by : "";
	return (
		<details className="schema-add-menu">
			<summary className="schema-add">
				<OfficeIcon name="plus" />
				{fillIn(words.add, { item: labelOf(pattern).label.toLowerCase() })}
			</summary>
			<div className="schema-add-sorts">
				{sorts.map((sort) => addButton(labelOf(`${pattern}.${by}.${sort}`).label, sort))}
			</div>
		</details>
	);
}

function itemsOf(field: ListField | TupleField, value: unknown): Item[] {
	const given = Array.isArray(value) ? value : [];
	const values = field.type === "tuple" ? field.items.map((_, index) => given[index]) : given;
	return values.map((item, key) => ({ key, value: item }));
}

/** The button is gone when a moved item reached an end of its list: focuses the item itself then, or its only field. */
function focusOn(id: string): void {
	const item = id.replace(/-(?:up|down|item)$/, "");
	const places = [id, `${item}-item`, item].map((place) => document.getElementById(place));
	places.find((place) => place !== null)?.focus();
}
