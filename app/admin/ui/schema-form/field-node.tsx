import { BoxLeaf } from "./box-leaf.tsx";
import type { NodeProps } from "./form-context.tsx";
import { GroupBox } from "./group-box.tsx";
import { ListBox } from "./list-box.tsx";
import { ChoiceLeaf, ChoicesLeaf, FixedLeaf, NotedTextLeaf, NumberLeaf } from "./small-leaves.tsx";
import { TextLeaf } from "./text-leaf.tsx";
import { UnionBox } from "./union-box.tsx";

export function FieldNode({ field, ...rest }: NodeProps) {
	switch (field.type) {
		case "group":
			return <GroupBox field={field} {...rest} />;
		case "list":
			return <ListBox field={field} {...rest} />;
		case "tuple":
			return <ListBox field={field} {...rest} />;
		case "union":
			return <UnionBox field={field} {...rest} />;
		case "text":
			return <TextLeaf field={field} {...rest} />;
		case "number":
		case "money":
			return <NumberLeaf field={field} {...rest} />;
		case "choice":
			return <ChoiceLeaf field={field} {...rest} />;
		case "choices":
			return <ChoicesLeaf field={field} {...rest} />;
		case "fixed":
			return <FixedLeaf field={field} {...rest} />;
		case "noted-text":
			return <NotedTextLeaf field={field} {...rest} />;
		default:
			return <BoxLeaf field={field} {...rest} />;
	}
}
