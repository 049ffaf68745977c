"""Picture studio: renders every picture of the site from data. See README.md."""
