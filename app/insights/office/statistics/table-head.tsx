import { asHead, asRow, asRows } from "./table-roles.ts";

export function TableHead({ names }: { names: readonly string[] }) {
	return (
		<thead {...asRows}>
			<tr {...asRow}>
				{names.map((name) => (
					<th key={name} scope="col" {...asHead}>
						{name}
					</th>
				))}
			</tr>
		</thead>
	);
}
