import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";

/** Sent as a document: the browser keeps the answer as a file, or shows it as a page of its own. */
export function DownloadForm({
	action,
	submit,
	look = "light",
	children,
}: {
	action: string;
	submit: string;
	look?: "dark" | "light";
	children?: ReactNode;
}) {
	return (
		<form method="post" action={action} className="grid gap-4 print:hidden max-sm:w-full">
			{children}
			<Button type="submit" look={look} className="justify-self-start max-sm:w-full">
				{submit}
			</Button>
		</form>
	);
}
