import type { Collection, Documents } from "./documents.ts";

type Comparable = string | number | boolean;

/** Fields that a query may use: comparable, on level one (`status`) or two (`staff.to`), in every part of a union. */
export type FieldOf<C extends Collection> = {
	[Each in C]: (field: FieldIn<Documents[Each]>) => void;
}[C] extends (field: infer Field extends string) => void
	? Field
	: never;

/** Fields that `has` may search: lists of text, on level one. */
export type ListFieldOf<C extends Collection> = {
	[Each in C]: ListFieldIn<Documents[Each]>;
}[C];

type ListFieldIn<Data> = {
	[Key in keyof Data & string]-?: NonNullable<Data[Key]> extends readonly string[] ? Key : never;
}[keyof Data & string];

export type ValueOf<C extends Collection, Field extends string> = Extract<ValueIn<Documents[C], Field>, Comparable>;

// FieldIn and ValueIn distribute over a collection whose documents are a union, such as `drafts`.

type FieldIn<Data> = Data extends unknown
	? { [Key in keyof Data & string]-?: FieldAt<Key, NonNullable<Data[Key]>> }[keyof Data & string]
	: never;

type FieldAt<Key extends string, Value> = Value extends Comparable
	? Key
	: Value extends readonly unknown[] | Uint8Array
		? never
		: `${Key}.${ComparableKey<Value>}`;

type ComparableKey<Data> = {
	[Key in keyof Data & string]-?: NonNullable<Data[Key]> extends Comparable ? Key : never;
}[keyof Data & string];

type ValueIn<Data, Field extends string> = Data extends unknown
	? Field extends keyof Data
		? Data[Field]
		: Field extends `${infer Key}.${infer Below}`
			? Key extends keyof Data
				? ValueIn<NonNullable<Data[Key]>, Below>
				: never
			: never
	: never;
