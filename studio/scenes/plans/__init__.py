"""Plans: one module per building type with LOOK (defaults), VIEWS (camera, sun) and build(kit, view)."""
