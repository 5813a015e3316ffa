import page from "../../page.json";

export default function Page() {
	return <div dangerouslySetInnerHTML={{ __html: page.body }} />;
}
